import type { Centimos } from 'shared-ui/rules/money'
import type { RefundProblem } from 'shared-ui/validators/reservation'

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

export const NO_REFUND: RefundParts = { toCard: 0, done: 0, unclear: 0, manual: 0, paidByHand: 0, desk: 0 }

/** All parts together. */
export const sumOfParts = (parts: RefundParts): Centimos =>
  REFUND_PARTS.reduce((total, part) => total + parts[part], 0)

/** The parts that a card's charge gives back, however they reach the guest. */
export const sumOfCardParts = (parts: RefundParts): Centimos => sumOfParts(parts) - parts.desk
