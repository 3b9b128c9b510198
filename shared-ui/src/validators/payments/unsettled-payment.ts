import * as v from 'valibot'
import { requiredToken } from '../fields/text.ts'

/**
 * Why a charge or a refund needs staff.
 * - `charge_unknown`: the provider has not said for an hour whether it charged.
 * - `charge_returning`: a charge without a reservation could not be returned for an hour.
 * - `refund_waiting`: the provider has refused, or could not be reached, for a business day.
 * - `refund_unclear`: a refund request may have been processed; it is not sent again automatically.
 * - `refund_manual`: the provider cannot refund it; the lodge must pay it by other means.
 */
export const UNSETTLED_PROBLEMS = [
  'charge_unknown',
  'charge_returning',
  'refund_waiting',
  'refund_unclear',
  'refund_manual',
] as const
export type UnsettledProblem = (typeof UNSETTLED_PROBLEMS)[number]

/** A charge or refund that did not settle by itself; `amount` in soles, instants ISO 8601 in UTC. */
const UnsettledPayment = v.object({
  /** The refund's id; null for a charge, which is identified by its purchase number. */
  refundID: v.nullable(v.string()),
  purchaseNumber: v.nullable(v.string()),
  problem: v.picklist(UNSETTLED_PROBLEMS),
  /** Whether the provider that took the charge is no longer configured. */
  notConfigured: v.boolean(),
  amount: v.number(),
  reservation: v.object({ _id: v.string(), number: v.string() }),
  client: v.object({ names: v.string(), surnames: v.string(), phone: v.string() }),
  /** When it reached this state. */
  since: v.string(),
})
export type UnsettledPaymentResponse = v.InferOutput<typeof UnsettledPayment>

/** `GET /payment/unsettled` (staff): oldest first. */
export const UnsettledPaymentsResponse = v.object({ payments: v.array(UnsettledPayment), total: v.number() })

/** `POST /payment/mark-returned` (staff): a charge in `returning` that staff returned in the provider's own portal. */
export const MarkReturnedQuery = v.object({ purchaseNumber: requiredToken(12) })
