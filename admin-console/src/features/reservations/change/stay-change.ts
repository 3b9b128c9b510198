import { differingFields } from 'shared-ui/forms/merge-drafts'
import type { CalendarDate } from 'shared-ui/rules/dates/calendar-date'
import { type Rate } from 'shared-ui/rules/money/change-rates'
import { centimosFromSoles, solesFromCentimos } from 'shared-ui/rules/money/money'
import {
  type ChangedStayProblem,
  changedStayProblem,
  lastNight,
  type Stay,
} from 'shared-ui/rules/reservations/stay'
import type { ReservationDetail, Settlement } from 'shared-ui/validators/reservations/reservation'
import type { ChangeQuote, Notice } from 'shared-ui/validators/reservations/reservation-changes'
import { stayOf } from '../reservation-words.ts'
import { type ChangeInAddress, EMPTY_CHANGE } from './change-search.ts'

/** The stay and the room that a change requests. */
export type RequestedStay = Stay & { roomId: string }

/** The requested stay: that of the reservation, overridden by the address. */
export function requestedStay(reservation: ReservationDetail, address: ChangeInAddress): RequestedStay {
  const { entry, departure } = stayOf(reservation)
  return {
    roomId: address.roomID || reservation.room._id,
    entry: address.inDate || entry,
    departure: address.outDate || departure,
  }
}

/** The search parameters of a requested stay: only the fields that differ from the reservation. */
export function changeSearchOf(requested: RequestedStay, reservation: ReservationDetail): ChangeInAddress {
  const changed = changedFields(requested, reservation)
  return {
    roomID: changed.has('roomId') ? requested.roomId : '',
    inDate: changed.has('entry') ? requested.entry : '',
    outDate: changed.has('departure') ? requested.departure : '',
  }
}

const changedFields = (requested: RequestedStay, reservation: ReservationDetail) =>
  differingFields([requestedStay(reservation, EMPTY_CHANGE), requested])

/** The problem with the requested dates, or null. */
export const requestedStayProblem = (
  requested: RequestedStay,
  reservation: ReservationDetail,
  today: CalendarDate,
): ChangedStayProblem | null => changedStayProblem(requested, { before: stayOf(reservation), today })

/** What staff choose besides room and dates; a `rate` of null is the usual one. */
export type ChangeChoices = { rate: Rate | null; settlement: Settlement; notice: Notice }

/** The outcome of a change, in soles. `balance` is still to be paid; if negative, it is to be refunded. */
export type ChangeSum = {
  rate: Rate
  amounts: ChangeQuote[Rate]
  difference: number
  balance: number
  isChange: boolean
}

const minus = (one: number, other: number): number =>
  solesFromCentimos(centimosFromSoles(one) - centimosFromSoles(other))

/** Computes the outcome of a change at the chosen rate. Without a card payment, the balance is the difference, settled at the desk. */
export function changeSum(
  reservation: ReservationDetail,
  { quote, requested, choices }: { quote: ChangeQuote; requested: RequestedStay; choices: ChangeChoices },
): ChangeSum {
  const rate = choices.rate ?? quote.usual
  const amounts = quote[rate]
  const difference = minus(amounts.total, reservation.total)
  return {
    rate,
    amounts,
    difference,
    balance: reservation.payment === null ? difference : minus(amounts.total, reservation.paidByCard),
    isChange: changedFields(requested, reservation).size > 0 || difference !== 0,
  }
}

/** The body of `POST /reservation/change`. */
export const changeRequest = (
  requested: RequestedStay,
  { rate, amounts }: ChangeSum,
  { version, settlement, notice }: Omit<ChangeChoices, 'rate'> & { version: number },
) => ({
  version,
  room: requested.roomId,
  inDate: requested.entry,
  outDate: lastNight(requested),
  rate,
  total: amounts.total,
  settlement,
  notice,
})
export type ChangeBody = ReturnType<typeof changeRequest>
