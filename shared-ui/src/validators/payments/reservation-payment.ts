import * as v from 'valibot'
import { REFUND_STATES } from './refund-states.ts'

/**
 * The states of a purchase in the order of its life; `lodge-api/src/modules/purchases/purchase-states.ts` has the
 * transitions. The final states are those from `confirmed` on, and `expired`.
 */
export const PAYMENT_STATES = [
  'held',
  'expired',
  'charging',
  'unknown',
  'returning',
  'confirmed',
  'denied',
  'denied_late',
  'never_charged',
  'returned',
] as const
export type PaymentState = (typeof PAYMENT_STATES)[number]

/** The payment of a reservation; the card number is masked by the provider. */
export const PaymentResponse = v.object({
  purchaseNumber: v.string(),
  state: v.picklist(PAYMENT_STATES),
  amount: v.number(),
  card: v.string(),
  brand: v.string(),
  transactionId: v.string(),
  /** ISO 8601, UTC: when the state was reached. */
  at: v.string(),
  testMode: v.boolean(),
})

export const REFUND_CAUSES = ['cancellation', 'change'] as const
/**
 * Why a refund is not done: the provider is unreachable, refuses (for now, or finally once `manual`), gave no clear
 * response, does not refund charges this old or cards of this brand, or is no longer configured.
 */
export const REFUND_PROBLEMS = [
  '',
  'unreachable',
  'refused',
  'unclear',
  'too_old',
  'brand',
  'not_configured',
] as const
export type RefundProblem = (typeof REFUND_PROBLEMS)[number]

/** A refund to a guest; `amount` in soles, `reference` from the provider, empty for one paid by hand. */
export const RefundResponse = v.object({
  _id: v.string(),
  amount: v.number(),
  cause: v.picklist(REFUND_CAUSES),
  state: v.picklist(REFUND_STATES),
  problem: v.picklist(REFUND_PROBLEMS),
  reference: v.string(),
  /** ISO 8601, UTC: when the state was reached. */
  at: v.string(),
})
export type ReservationRefund = v.InferOutput<typeof RefundResponse>
