import type { Centimos } from 'shared-ui/rules/money/money'
import type { UnsettledProblem } from 'shared-ui/validators/payments/unsettled-payment'

/** A charge or a refund that does not settle by itself, for the notice to the lodge. Amounts are in céntimos. */
export type UnsettledFacts = {
  problem: UnsettledProblem
  /** Empty for a refund without a known purchase. */
  purchaseNumber: string
  amount: Centimos
  /** When it was opened (ISO 8601, UTC): for a repeatedly requested refund, when it was ordered. */
  since: string
  /** Whether the provider that took the charge is no longer configured. */
  isNotConfigured: boolean
}
