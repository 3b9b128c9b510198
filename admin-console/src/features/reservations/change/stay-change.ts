import { differingFields } from 'shared-ui/forms/merge-drafts'
import type { CalendarDate } from 'shared-ui/rules/dates/calendar-date'
import { type Rate } from 'shared-ui/rules/money/change-rates'
import type { RefundShare } from 'shared-ui/rules/money/change-refund'
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
import { type ChangeMoney, changeMoney } from './change-money.ts'
import { type ChangeInAddress, EMPTY_CHANGE } from './change-search.ts'

/** The stay and the room that a change requests. */
export type RequestedStay = Stay & { roomId: string }

/** The requested stay: that of the reservation, overridden by the address; a guest in house keeps the entry. */
export function requestedStay(reservation: ReservationDetail, address: ChangeInAddress): RequestedStay {
  const { entry, departure } = stayOf(reservation)
  const isEntryFixed = reservation.stay.state === 'in_house'
  return {
    roomId: address.roomID || reservation.room._id,
    entry: (!isEntryFixed && address.inDate) || entry,
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

/**
 * How many persons are known to sleep in the room: the registered ones, or those that staff expect; not as many as the room is for,
 * which nobody said.
 */
export function knownPersons({ guests, expectedGuests, room }: ReservationDetail): number {
  const expected = expectedGuests < room.capacity ? expectedGuests : 0
  return Math.max(guests.length, expected)
}

/** The problem with the requested dates, or null. */
export const requestedStayProblem = (
  requested: RequestedStay,
  reservation: ReservationDetail,
  today: CalendarDate,
): ChangedStayProblem | null => changedStayProblem(requested, { before: stayOf(reservation), today })

/** What staff choose besides room and dates; a `rate` of null is the usual one. */
export type ChangeChoices = {
  rate: Rate | null
  share: RefundShare
  reason: string
  settlement: Settlement
  notice: Notice
}

/** The outcome of a change, in soles. `balance` is that of the folio after it: to be collected, or owed to the guest if negative. */
export type ChangeSum = {
  rate: Rate
  amounts: ChangeQuote['agreed']
  difference: number
  money: ChangeMoney
  balance: number
  isChange: boolean
}

const minus = (one: number, other: number): number =>
  solesFromCentimos(centimosFromSoles(one) - centimosFromSoles(other))

type SumOptions = {
  quote: ChangeQuote
  requested: RequestedStay
  choices: Pick<ChangeChoices, 'rate' | 'share'>
  /** Today in the lodge's time zone, from which the policy counts. */
  today: CalendarDate
}

/** Computes the outcome of a change at the chosen rate and share of the refund. */
export function changeSum(
  reservation: ReservationDetail,
  { quote, requested, choices, today }: SumOptions,
): ChangeSum {
  // The earlier rate may be gone since it was chosen.
  const rate = choices.rate !== null && quote[choices.rate] ? choices.rate : quote.usual
  const amounts = quote[rate] ?? quote[quote.usual]
  const difference = minus(amounts.total, reservation.total)
  const money = changeMoney(reservation, amounts.total, { today, share: choices.share })
  return {
    rate,
    amounts,
    difference,
    money,
    balance: solesFromCentimos(
      [reservation.folio.balance, difference, money.retained, money.toCard, money.atDesk]
        .map(centimosFromSoles)
        .reduce((sum, amount) => sum + amount, 0),
    ),
    isChange: changedFields(requested, reservation).size > 0 || difference !== 0,
  }
}

/** The body of `POST /reservation/change`. */
export const changeRequest = (
  requested: RequestedStay,
  { rate, amounts, money }: ChangeSum,
  { version, share, reason, settlement, notice }: Omit<ChangeChoices, 'rate'> & { version: number },
) => ({
  version,
  room: requested.roomId,
  inDate: requested.entry,
  outDate: lastNight(requested),
  rate,
  total: amounts.total,
  // Without money left over there is nothing to choose.
  ...(money.left > 0 && { share, reason }),
  refund: money.refund,
  settlement,
  notice,
})
export type ChangeBody = ReturnType<typeof changeRequest>
