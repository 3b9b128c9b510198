import { differingFields, mergeDraft } from 'shared-ui/forms/merge-drafts'
import type { CalendarDate } from 'shared-ui/rules/calendar-date'
import { type Rate } from 'shared-ui/rules/change-rates'
import { centimosFromSoles, solesFromCentimos } from 'shared-ui/rules/money'
import { type ChangedStayProblem, changedStayProblem, lastNight, type Stay } from 'shared-ui/rules/stay'
import type { ReservationDetail, Settlement } from 'shared-ui/validators/reservation'
import type { ChangeQuote, Notice } from 'shared-ui/validators/reservation-changes'
import { type ChangeInAddress, EMPTY_CHANGE } from './change-search.ts'
import { stayOf } from './reservation-words.ts'

/** What a reservation is to have. */
export type RequestedStay = Stay & { roomId: string }

/** What the reservation has, with what the address asks for in its place. */
export function requestedStay(reservation: ReservationDetail, address: ChangeInAddress): RequestedStay {
  const { entry, departure } = stayOf(reservation)
  return {
    roomId: address.roomID || reservation.room._id,
    entry: address.inDate || entry,
    departure: address.outDate || departure,
  }
}

/** What of it is not as the reservation has it, as the address holds it: so that it asks for no more than staff do. */
export function requestedOf(wanted: RequestedStay, reservation: ReservationDetail): ChangeInAddress {
  const touched = touchedIn(wanted, reservation)
  return {
    roomID: touched.has('roomId') ? wanted.roomId : '',
    inDate: touched.has('entry') ? wanted.entry : '',
    outDate: touched.has('departure') ? wanted.departure : '',
  }
}

/** Case 19: what was wanted of `before`, of the reservation as somebody else has saved it: what was not touched follows. */
export const rebaseRequestedStay = (
  wanted: RequestedStay,
  { before, saved }: { before: ReservationDetail; saved: ReservationDetail },
): RequestedStay => mergeDraft(wanted, requestedStay(saved, EMPTY_CHANGE), touchedIn(wanted, before))

const touchedIn = (wanted: RequestedStay, reservation: ReservationDetail) =>
  differingFields([requestedStay(reservation, EMPTY_CHANGE), wanted])

/** Whether anything is wanted that the reservation does not have. */
export const differsFrom = (wanted: RequestedStay, reservation: ReservationDetail): boolean =>
  touchedIn(wanted, reservation).size > 0

/** V-09: what is wrong with the dates, or null. */
export const requestedStayProblem = (
  wanted: RequestedStay,
  reservation: ReservationDetail,
  today: CalendarDate,
): ChangedStayProblem | null => changedStayProblem(wanted, { before: stayOf(reservation), today })

/** What staff choose beside room and dates; `rate` null is the usual one. */
export type ChangeChoices = { rate: Rate | null; settlement: Settlement; notice: Notice }

/** What the change comes to: amounts in soles; `balance` is what is still to be paid, below zero what is left over. */
export type ChangeSum = {
  rate: Rate
  amounts: ChangeQuote[Rate]
  difference: number
  balance: number
  isChange: boolean
}

const minus = (one: number, other: number): number =>
  solesFromCentimos(centimosFromSoles(one) - centimosFromSoles(other))

/** N-02: what a change comes to at the chosen price; in a reservation without a card all is settled at the desk. */
export function changeSum(
  reservation: ReservationDetail,
  { quote, wanted, choices }: { quote: ChangeQuote; wanted: RequestedStay; choices: ChangeChoices },
): ChangeSum {
  const rate = choices.rate ?? quote.usual
  const amounts = quote[rate]
  const difference = minus(amounts.total, reservation.total)
  return {
    rate,
    amounts,
    difference,
    balance: reservation.payment === null ? difference : minus(amounts.total, reservation.paidByCard),
    isChange: touchedIn(wanted, reservation).size > 0 || difference !== 0,
  }
}

/** The body of `POST /reservation/change`. */
export const changeRequest = (
  wanted: RequestedStay,
  { rate, amounts }: ChangeSum,
  { version, settlement, notice }: Omit<ChangeChoices, 'rate'> & { version: number },
) => ({
  version,
  room: wanted.roomId,
  inDate: wanted.entry,
  outDate: lastNight(wanted),
  rate,
  total: amounts.total,
  settlement,
  notice,
})
export type ChangeBody = ReturnType<typeof changeRequest>
