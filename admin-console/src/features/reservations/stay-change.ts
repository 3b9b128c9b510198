import { differingFields, mergeDraft } from 'shared-ui/forms/merge-drafts'
import type { CalendarDate } from 'shared-ui/rules/calendar-date'
import { type Rate } from 'shared-ui/rules/change-rates'
import { centimosFromSoles, solesFromCentimos } from 'shared-ui/rules/money'
import { type ChangedStayProblem, changedStayProblem, lastNight, type Stay } from 'shared-ui/rules/stay'
import type { ReservationDetail, Settlement } from 'shared-ui/validators/reservation'
import type { ChangeQuote, Notice } from 'shared-ui/validators/reservation-changes'
import { type ChangeInAddress, NOTHING_ASKED } from './change-search.ts'
import { stayOf } from './reservation-words.ts'

/** What a reservation is to have. */
export type WantedStay = Stay & { roomId: string }

/** What the reservation has, with what the address asks for in its place. */
export function wantedStay(reservation: ReservationDetail, address: ChangeInAddress): WantedStay {
  const { entry, departure } = stayOf(reservation)
  return {
    roomId: address.roomID || reservation.room._id,
    entry: address.inDate || entry,
    departure: address.outDate || departure,
  }
}

/** What of it is not as the reservation has it, as the address holds it: so that it asks for no more than staff do. */
export function askedOf(wanted: WantedStay, reservation: ReservationDetail): ChangeInAddress {
  const touched = touchedIn(wanted, reservation)
  return {
    roomID: touched.has('roomId') ? wanted.roomId : '',
    inDate: touched.has('entry') ? wanted.entry : '',
    outDate: touched.has('departure') ? wanted.departure : '',
  }
}

/** Case 19: what was wanted of `before`, of the reservation as somebody else has saved it: what was not touched follows. */
export const wantedOfSaved = (
  wanted: WantedStay,
  { before, saved }: { before: ReservationDetail; saved: ReservationDetail },
): WantedStay => mergeDraft(wanted, wantedStay(saved, NOTHING_ASKED), touchedIn(wanted, before))

const touchedIn = (wanted: WantedStay, reservation: ReservationDetail) =>
  differingFields([wantedStay(reservation, NOTHING_ASKED), wanted])

/** Whether anything is wanted that the reservation does not have. */
export const differsFrom = (wanted: WantedStay, reservation: ReservationDetail): boolean =>
  touchedIn(wanted, reservation).size > 0

/** V-09: what is wrong with the dates, or null. */
export const wantedProblem = (
  wanted: WantedStay,
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
  { quote, wanted, choices }: { quote: ChangeQuote; wanted: WantedStay; choices: ChangeChoices },
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
  wanted: WantedStay,
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
