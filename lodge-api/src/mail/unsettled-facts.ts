import type { Centimos } from 'shared-ui/rules/money'
import type { UnsettledProblem } from 'shared-ui/validators/unsettled-payment'

/** A charge or a refund that does not settle by itself, as the notice to the lodge lists it. Amounts in céntimos. */
export type UnsettledFacts = {
  problem: UnsettledProblem
  /** Empty for a refund that no purchase is known for. */
  purchaseNumber: string
  amount: Centimos
  /** Since when it is open (ISO 8601, UTC): a refund that is asked for again and again, since it was ordered. */
  since: string
  /** Whether the settings no longer name the provider that took the charge. */
  isNotConfigured: boolean
}
