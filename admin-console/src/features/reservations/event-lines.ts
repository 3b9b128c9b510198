import { formatDate, formatSoles } from 'shared-ui/copy/format'
import { VIEW_RESERVATION } from 'shared-ui/copy/view-reservation'
import { centimosFromSoles, solesFromCentimos } from 'shared-ui/rules/money'
import type { EventFactsResponse, ReservationEventResponse } from 'shared-ui/validators/reservation'
import { stayOf } from './reservation-words.ts'

const words = VIEW_RESERVATION.history

function stayText(told: NonNullable<EventFactsResponse['before']>): string {
  const { entry, departure } = stayOf(told)
  return words.stay(
    told.room,
    words.between(formatDate(entry), formatDate(departure)),
    formatSoles(told.total),
  )
}

/** What a change left to be settled at the desk: the difference, less what it gives back itself. */
function leftForDesk({ before, after, card = 0, desk = 0 }: EventFactsResponse): string {
  if (!before || !after) return ''
  const givenBack = centimosFromSoles(card) + centimosFromSoles(desk)
  const left = centimosFromSoles(after.total) - centimosFromSoles(before.total) + givenBack
  if (left === 0) return ''
  const amount = formatSoles(solesFromCentimos(Math.abs(left)))
  return left > 0 ? words.toCollect(amount) : words.toReturn(amount)
}

type EventKind = ReservationEventResponse['kind']

/**
 * What is said of an amount for the card, by the kind of event: a change or a cancellation orders a refund, and only what the provider
 * has recorded went to the card. Where nothing was charged no amount is named; of any other event it is what the event is about.
 */
const CARD_WORDS: Partial<Record<EventKind, (amount: string) => string>> = {
  changed: words.dueToCard,
  cancelled: words.dueToCard,
  refunded: words.toCard,
  charge_returned: words.toCard,
  never_charged: () => '',
  denied_late: () => '',
}

/** What an event tells beyond its kind: both stays of a change, why it was cancelled, and the money of either. */
export function eventLines({ kind, facts = {} }: Pick<ReservationEventResponse, 'kind' | 'facts'>): string[] {
  const cardText = CARD_WORDS[kind] ?? words.amount
  return [
    facts.before ? words.before(stayText(facts.before)) : '',
    facts.after ? words.after(stayText(facts.after)) : '',
    facts.reason ?? '',
    facts.card ? cardText(formatSoles(facts.card)) : '',
    leftForDesk(facts),
    facts.desk ? words.atDesk(formatSoles(facts.desk)) : '',
  ].filter((line) => line !== '')
}
