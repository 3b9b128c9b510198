import type { Centimos } from 'shared-ui/rules/money/money'
import type { RefundState } from 'shared-ui/validators/payments/refund-states'
import { EventFacts } from 'shared-ui/validators/reservations/reservation'
import * as v from 'valibot'
import type { Executor } from '../../database/connect.ts'
import { firstIdAt } from '../../database/ids.ts'
import { NO_REFUND, type RefundParts, type SettlementFacts } from '../../mail/settlement-facts.ts'
import { folioSummaryOf } from '../folio/folio-balances.ts'
import { listRefunds, type Refund } from '../refunds/refunds-service.ts'
import {
  findLastEvent,
  findReservation,
  type StoredReservation,
} from '../reservations/reservations-service.ts'

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

/** Whether it is owed for a card's charge by the provider or instead of it: a refund that the provider could not execute has a problem. */
const isOfProvider = ({ purchase_number, problem }: Refund): boolean =>
  purchase_number !== null || problem !== ''

function partsOf(refunds: Refund[]): RefundParts {
  const parts = { ...NO_REFUND }
  for (const refund of refunds) {
    parts[isOfProvider(refund) ? PART_OF_STATE[refund.state] : 'desk'] += refund.amount
  }
  return parts
}

/** Returns the payments and refunds of a reservation, for mails. */
export async function settlementFacts(executor: Executor, id: string): Promise<SettlementFacts> {
  const row = await findReservation(executor, id)
  const refunds = await listRefunds(executor, id)
  const changed = await lastEvent(executor, id, 'changed')
  const cancellation = await lastEvent(executor, id, 'cancelled')
  const ofCharge = refunds.filter(({ origin }) => origin === 'card')
  // Ids sort by creation, so those of the last change are not below the first id of its instant.
  const firstOfChange = changed ? firstIdAt(Date.parse(changed.at)) : null
  const ofChange = ({ cause, id: refundId }: Refund) =>
    cause === 'change' && firstOfChange !== null && refundId >= firstOfChange
  return {
    paidByCard: chargedByCard(row) - sum(ofCharge),
    folio: await folioSummaryOf(executor, id),
    change: partsOf(refunds.filter(ofChange)),
    percent: cancellation?.facts.percent ?? null,
    byGuest: cancellation !== undefined && cancellation.by === null,
    cancellation: partsOf(refunds.filter(({ cause }) => cause === 'cancellation')),
    manual: refunds.filter((refund) => isOfProvider(refund) && refund.state === 'manual'),
  }
}

/** Returns the reservation's share of the confirmed charge; 0 without one. */
const chargedByCard = (row: StoredReservation | undefined): Centimos =>
  row?.payment_state === 'confirmed' ? (row.payment_total ?? 0) : 0

/** Returns the last change or cancellation in the history; `by` is null if no staff member made it. */
async function lastEvent(executor: Executor, id: string, kind: 'changed' | 'cancelled') {
  const event = await findLastEvent(executor, id, kind)
  if (!event?.facts) return undefined
  return { at: event.at, by: event.by, facts: v.parse(EventFacts, JSON.parse(event.facts)) }
}
