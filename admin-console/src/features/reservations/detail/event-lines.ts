import { formatDate, formatSoles } from 'shared-ui/copy/format'
import { CORRECTION_LABELS } from 'shared-ui/copy/reservations/change/correct-reservation'
import { roomsOfStay } from 'shared-ui/copy/reservations/rooms-of-stay'
import { VIEW_RESERVATION } from 'shared-ui/copy/reservations/view-reservation'
import { addDays } from 'shared-ui/rules/dates/calendar-date'
import { centimosFromSoles, solesFromCentimos } from 'shared-ui/rules/money/money'
import type {
  EventFactsResponse,
  ReservationEventResponse,
} from 'shared-ui/validators/reservations/reservation'
import { stayOf } from '../reservation-words.ts'

const words = VIEW_RESERVATION.history

function stayText(stay: NonNullable<EventFactsResponse['before']>): string {
  const { earlier = [], room, outDate } = stay
  const last = earlier.at(-1)
  if (last) {
    const nights = [...earlier, { room, inDate: addDays(last.outDate, 1), outDate }]
    const rooms = nights.map((segment) => ({ ...segment, room: { identifier: segment.room } }))
    return words.stayInRooms(roomsOfStay(rooms), formatSoles(stay.total))
  }
  const { entry, departure } = stayOf(stay)
  return words.stay(
    stay.room,
    words.between(formatDate(entry), formatDate(departure)),
    formatSoles(stay.total),
  )
}

/**
 * The balance that a change leaves at the desk: the difference, less its own refunds and what it retains; empty if zero. Changes
 * before the refund policy applied to changes retained nothing, and left a lower total to be returned at the desk.
 */
function leftForDesk({ before, after, card = 0, desk = 0, retained }: EventFactsResponse): string {
  if (!before || !after) return ''
  const refunded = centimosFromSoles(card) + centimosFromSoles(desk) + centimosFromSoles(retained ?? 0)
  const left = centimosFromSoles(after.total) - centimosFromSoles(before.total) + refunded
  if (left === 0 || (left < 0 && retained !== undefined)) return ''
  const amount = formatSoles(solesFromCentimos(Math.abs(left)))
  return left > 0 ? words.toCollect(amount) : words.toReturn(amount)
}

const retainedText = (retained: number): string =>
  retained > 0 ? words.retained(formatSoles(retained)) : words.used(formatSoles(-retained))

type EventKind = ReservationEventResponse['kind']

/**
 * The wording of the card amount by kind of event. A change or cancellation only orders a refund; it is named as refunded
 * once the provider recorded it. Events without a charge name no amount; all others use the neutral wording.
 */
const CARD_WORDS: Partial<Record<EventKind, (amount: string) => string>> = {
  changed: words.dueToCard,
  cancelled: words.dueToCard,
  refunded: words.toCard,
  charge_returned: words.toCard,
  never_charged: () => '',
  denied_late: () => '',
}

/** The details of an event: both stays of a change, the reason of a cancellation, and the amounts of either. */
export function eventLines({ kind, facts = {} }: Pick<ReservationEventResponse, 'kind' | 'facts'>): string[] {
  const cardText = CARD_WORDS[kind] ?? words.amount
  return [
    facts.before ? words.before(stayText(facts.before)) : '',
    facts.after ? words.after(stayText(facts.after)) : '',
    ...(facts.corrected ?? []).map(({ field, before, after }) =>
      words.corrected(CORRECTION_LABELS[field], before, after),
    ),
    facts.reason ?? '',
    facts.freedFrom ? words.freedFrom(formatDate(facts.freedFrom)) : '',
    facts.share ? words.shares[facts.share](facts.percent ?? 0) : '',
    facts.card ? cardText(formatSoles(facts.card)) : '',
    facts.retained ? retainedText(facts.retained) : '',
    leftForDesk(facts),
    facts.desk ? words.atDesk(formatSoles(facts.desk)) : '',
  ].filter((line) => line !== '')
}
