import type { Centimos } from 'shared-ui/rules/money'
import { EventFacts, type RefundProblem, type RefundState } from 'shared-ui/validators/reservation'
import * as v from 'valibot'
import type { Executor } from '../database/connect.ts'
import { firstIdAt } from '../database/ids.ts'

/** Where a part of a refund stands: `desk` never goes to a card, the others are of a card's charge, by their state. */
export const REFUND_PARTS = ['toCard', 'done', 'unclear', 'manual', 'paidByHand', 'desk'] as const
export type RefundParts = Record<(typeof REFUND_PARTS)[number], Centimos>

/** A refund that the provider cannot give and that the lodge still owes, with why. */
export type ManualRefund = { amount: Centimos; problem: RefundProblem }

/** What mails say about the money of a reservation that was changed or cancelled; in céntimos. */
export type SettlementFacts = {
  /** What the card has paid, less what is refunded of it. */
  paidByCard: Centimos
  /** What the last change refunds. */
  change: RefundParts
  /** The share of what was paid that the cancellation refunds, in percent; null where there is none. */
  percent: number | null
  /** Whether the guest cancelled, by the link of a mail (B-12). */
  byGuest: boolean
  /** What the cancellation refunds. */
  cancellation: RefundParts
  /** What the lodge owes by other means, of any change or cancellation. */
  manual: ManualRefund[]
}

type Refund = {
  id: string
  cause: string
  state: RefundState
  problem: RefundProblem
  amount: Centimos
  purchase_number: number | null
}

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

export const NO_REFUND: RefundParts = { toCard: 0, done: 0, unclear: 0, manual: 0, paidByHand: 0, desk: 0 }

function partsOf(refunds: Refund[]): RefundParts {
  const parts = { ...NO_REFUND }
  for (const refund of refunds) {
    parts[isOfCard(refund) ? PART_OF_STATE[refund.state] : 'desk'] += refund.amount
  }
  return parts
}

/** All parts together. */
export const sumOfParts = (parts: RefundParts): Centimos =>
  REFUND_PARTS.reduce((total, part) => total + parts[part], 0)

/** The parts that a card's charge gives back, however they reach the guest. */
export const sumOfCardParts = (parts: RefundParts): Centimos => sumOfParts(parts) - parts.desk

/** Reads what a mail says about the money that moved. */
export async function readSettlementFacts(executor: Executor, id: string): Promise<SettlementFacts> {
  const refunds = await readRefunds(executor, id)
  const changed = await lastEvent(executor, id, 'changed')
  const cancellation = await lastEvent(executor, id, 'cancelled')
  const ofCharge = refunds.filter((refund) => isOfCard(refund) || refund.cause === 'change')
  // Ids sort by when they were made: those of the last change begin with its event's instant.
  const firstOfChange = changed ? firstIdAt(Date.parse(changed.at)) : null
  const ofChange = ({ cause, id: refundId }: Refund) =>
    cause === 'change' && firstOfChange !== null && refundId >= firstOfChange
  return {
    paidByCard: (await readCharge(executor, id)) - sum(ofCharge),
    change: partsOf(refunds.filter(ofChange)),
    percent: cancellation?.facts.percent ?? null,
    byGuest: cancellation !== undefined && cancellation.by === null,
    cancellation: partsOf(refunds.filter(({ cause }) => cause === 'cancellation')),
    manual: refunds.filter((refund) => isOfCard(refund) && refund.state === 'manual'),
  }
}

const readRefunds = (executor: Executor, id: string): Promise<Refund[]> =>
  executor
    .selectFrom('refund')
    .select(['id', 'cause', 'state', 'problem', 'amount', 'purchase_number'])
    .where('reservation_id', '=', id)
    .orderBy('id')
    .execute()

/** The reservation's part of the charge that stands; 0 where no card was charged. */
async function readCharge(executor: Executor, id: string): Promise<Centimos> {
  const charge = await executor
    .selectFrom('purchase_item')
    .innerJoin('purchase', 'purchase.purchase_number', 'purchase_item.purchase_number')
    .select('purchase_item.total')
    .where('purchase_item.reservation_id', '=', id)
    .where('purchase.state', '=', 'confirmed')
    .executeTakeFirst()
  return charge?.total ?? 0
}

/** The last change or cancellation in the history, with who made it: null where nobody of the lodge did. */
async function lastEvent(executor: Executor, id: string, kind: 'changed' | 'cancelled') {
  const event = await executor
    .selectFrom('reservation_event')
    .select(['at', 'by', 'facts'])
    .where('reservation_id', '=', id)
    .where('kind', '=', kind)
    .orderBy('id', 'desc')
    .executeTakeFirst()
  if (!event?.facts) return undefined
  return { at: event.at, by: event.by, facts: v.parse(EventFacts, JSON.parse(event.facts)) }
}
