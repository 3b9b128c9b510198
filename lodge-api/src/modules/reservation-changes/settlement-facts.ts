import type { Centimos } from 'shared-ui/rules/money'
import { EventFacts, type RefundState } from 'shared-ui/validators/reservation'
import * as v from 'valibot'
import type { Executor } from '../../database/connect.ts'
import { firstIdAt } from '../../database/ids.ts'
import { NO_REFUND, type RefundParts, type SettlementFacts } from '../../mail/settlement-facts.ts'
import { listRefunds, type Refund } from '../refunds/refunds-service.ts'
import { findLastEvent, findReservation } from '../reservations/reservations-service.ts'

const PART_OF_STATE: Record<RefundState, keyof RefundParts> = {
  waiting: 'toCard',
  asking: 'toCard',
  done: 'done',
  unclear: 'unclear',
  manual: 'manual',
  paid_by_hand: 'paidByHand',
}

const sum = (refunds: { amount: Centimos }[]): Centimos =>
  refunds.reduce((total, { amount }) => total + amount, 0)

/** Whether a card paid it: what the provider could not refund has a problem, what is given at the desk has none. */
const isOfCard = ({ purchase_number, problem }: Refund): boolean => purchase_number !== null || problem !== ''

function partsOf(refunds: Refund[]): RefundParts {
  const parts = { ...NO_REFUND }
  for (const refund of refunds) {
    parts[isOfCard(refund) ? PART_OF_STATE[refund.state] : 'desk'] += refund.amount
  }
  return parts
}

/** Returns what mails say about the money that moved. */
export async function settlementFacts(executor: Executor, id: string): Promise<SettlementFacts> {
  const refunds = await listRefunds(executor, id)
  const changed = await lastEvent(executor, id, 'changed')
  const cancellation = await lastEvent(executor, id, 'cancelled')
  const ofCharge = refunds.filter((refund) => isOfCard(refund) || refund.cause === 'change')
  // Ids sort by when they were made: those of the last change begin with its event's instant.
  const firstOfChange = changed ? firstIdAt(Date.parse(changed.at)) : null
  const ofChange = ({ cause, id: refundId }: Refund) =>
    cause === 'change' && firstOfChange !== null && refundId >= firstOfChange
  return {
    paidByCard: (await chargedByCard(executor, id)) - sum(ofCharge),
    change: partsOf(refunds.filter(ofChange)),
    percent: cancellation?.facts.percent ?? null,
    byGuest: cancellation !== undefined && cancellation.by === null,
    cancellation: partsOf(refunds.filter(({ cause }) => cause === 'cancellation')),
    manual: refunds.filter((refund) => isOfCard(refund) && refund.state === 'manual'),
  }
}

/** The reservation's part of the charge that stands; 0 where no card was charged. */
async function chargedByCard(executor: Executor, id: string): Promise<Centimos> {
  const row = await findReservation(executor, id)
  return row?.payment_state === 'confirmed' ? (row.payment_total ?? 0) : 0
}

/** The last change or cancellation in the history, with who made it: null where nobody of the lodge did. */
async function lastEvent(executor: Executor, id: string, kind: 'changed' | 'cancelled') {
  const event = await findLastEvent(executor, id, kind)
  if (!event?.facts) return undefined
  return { at: event.at, by: event.by, facts: v.parse(EventFacts, JSON.parse(event.facts)) }
}
