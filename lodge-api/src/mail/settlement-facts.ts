import type { Centimos } from 'shared-ui/rules/money/money'
import type { RefundProblem } from 'shared-ui/validators/payments/reservation-payment'

/** The parts of a refund: `desk` is paid at the lodge, the others belong to a card's charge, by their state. */
export const REFUND_PARTS = ['toCard', 'done', 'unclear', 'manual', 'paidByHand', 'desk'] as const
export type RefundParts = Record<(typeof REFUND_PARTS)[number], Centimos>

/** A refund that the provider cannot make and the lodge still owes, with the reason. */
export type ManualRefund = { amount: Centimos; problem: RefundProblem }

/** The folio: total + charges + retained − paid = balance. */
export type FolioSummary = {
  charges: Centimos
  /** All payments less all refunds. */
  paid: Centimos
  /** What is retained of nights that changes took out of the stay. */
  retained: Centimos
  /** What the guest still owes; negative if the lodge owes the guest. */
  balance: Centimos
}

/** The money of a changed or cancelled reservation, for mails, in céntimos. */
export type SettlementFacts = {
  /** What the card has paid, less the refunds. */
  paidByCard: Centimos
  folio: FolioSummary
  /** The refund of the last change. */
  change: RefundParts
  /** The percentage of the payment that the cancellation refunds; null without a cancellation. */
  percent: number | null
  /** Whether the guest cancelled online, through the link of a mail. */
  byGuest: boolean
  /** The refund of the cancellation. */
  cancellation: RefundParts
  /** The refunds that the lodge owes by other means, of all changes and the cancellation. */
  manual: ManualRefund[]
}

export const NO_REFUND: RefundParts = { toCard: 0, done: 0, unclear: 0, manual: 0, paidByHand: 0, desk: 0 }

/** The sum of all parts. */
export const sumOfParts = (parts: RefundParts): Centimos =>
  REFUND_PARTS.reduce((total, part) => total + parts[part], 0)

/** The sum of the parts that belong to a card's charge, however they are paid. */
export const sumOfCardParts = (parts: RefundParts): Centimos => sumOfParts(parts) - parts.desk
