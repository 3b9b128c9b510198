import type { ColumnType, Generated } from 'kysely'
import type { PaidForStay } from 'shared-ui/rules/money/folio'
import type { RefundState } from 'shared-ui/validators/payments/refund-states'
import type { REFUND_CAUSES, RefundProblem } from 'shared-ui/validators/payments/reservation-payment'

/**
 * Money owed to a guest, written in the transaction that causes it, before the provider is asked. Only `transition` writes `state`
 * (`modules/refunds/refund-states.ts`); the column type makes any other update a compile error.
 */
export type RefundTable = {
  id: string
  reservation_id: string
  /** The charge that is refunded; null if the money does not go to a card. */
  purchase_number: number | null
  cause: (typeof REFUND_CAUSES)[number]
  /** What had paid the money. */
  origin: Generated<keyof PaidForStay>
  /** In céntimos. */
  amount: number
  state: ColumnType<RefundState, 'waiting' | 'manual' | 'paid_by_hand', never>
  problem: RefundProblem
  /** The lodge's unique reference at the provider; null if the money does not go to a card. */
  reference: string | null
  /** When the provider may first be asked. */
  ordered_at: string
  /** When the state was reached. */
  state_at: string
  lease_number: Generated<number>
  lease_until: Generated<string | null>
  next_attempt_at: Generated<string | null>
  attempts: Generated<number>
  alerted_at: Generated<string | null>
}
