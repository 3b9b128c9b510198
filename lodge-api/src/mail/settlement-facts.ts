import { type Centimos, centimosFromSoles } from 'shared-ui/rules/money'
import { EventFacts } from 'shared-ui/validators/reservation'
import * as v from 'valibot'
import type { Executor } from '../database/connect.ts'

/** What mails tell of the money of a reservation that was changed or cancelled; in céntimos. */
export type SettlementFacts = {
  /** What the card has paid, less what is given back of it. */
  paidByCard: Centimos
  /** What the last change gives back, to the card and by hand. */
  changeToCard: Centimos
  changeByHand: Centimos
  /** The share of what was paid that the cancellation gives back, in percent; null where there is none. */
  percent: number | null
  /** Whether the guest cancelled, by the link of a mail (B-12). */
  byGuest: boolean
  /** What the cancellation gives back to the card and by hand. */
  toCard: Centimos
  byHand: Centimos
  /** What the provider has refused for good. */
  failed: Centimos
}

type Refund = { cause: string; state: string; amount: Centimos; purchase_number: number | null }

const sum = (refunds: Refund[]): Centimos => refunds.reduce((total, { amount }) => total + amount, 0)

/** Reads what a mail tells of the money that moved. */
export async function readSettlementFacts(executor: Executor, id: string): Promise<SettlementFacts> {
  const refunds: Refund[] = await executor
    .selectFrom('refund')
    .select(['cause', 'state', 'amount', 'purchase_number'])
    .where('reservation_id', '=', id)
    .orderBy('id')
    .execute()
  const charge = await executor
    .selectFrom('payment_attempt')
    .select('total')
    .where('reservation_id', '=', id)
    .where('state', '=', 'confirmed')
    .executeTakeFirst()
  const isToCard = ({ purchase_number }: Refund) => purchase_number !== null
  const cancelled = refunds.filter(({ cause }) => cause === 'cancellation')
  const changed = await lastTold(executor, id, 'changed')
  const cancellation = await lastTold(executor, id, 'cancelled')
  const ofCard = refunds.filter((refund) => isToCard(refund) || refund.cause === 'change')
  return {
    paidByCard: (charge?.total ?? 0) - sum(ofCard),
    changeToCard: centimosFromSoles(changed?.facts.card ?? 0),
    changeByHand: centimosFromSoles(changed?.facts.desk ?? 0),
    percent: cancellation?.facts.percent ?? null,
    byGuest: cancellation !== undefined && cancellation.by === null,
    toCard: sum(cancelled.filter(isToCard)),
    byHand: sum(cancelled.filter((refund) => !isToCard(refund))),
    failed: sum(refunds.filter(({ state }) => state === 'failed')),
  }
}

/** What the history tells of the last change or cancellation, and whose it was: a member of staff's, or nobody's of the lodge. */
async function lastTold(executor: Executor, id: string, kind: 'changed' | 'cancelled') {
  const event = await executor
    .selectFrom('reservation_event')
    .select(['by', 'facts'])
    .where('reservation_id', '=', id)
    .where('kind', '=', kind)
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return event?.facts ? { by: event.by, facts: v.parse(EventFacts, JSON.parse(event.facts)) } : undefined
}
