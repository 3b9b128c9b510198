import type { ColumnType, Generated } from 'kysely'
import type { REFUND_CAUSES, RefundProblem, RefundState } from 'shared-ui/validators/reservation'

/**
 * Money that goes back to a guest, written in the transaction that causes it, before the provider is asked. Its state is written by
 * `transition` alone (`modules/refunds/refund-states.ts`): the type of `state` lets no other update compile.
 */
export type RefundTable = {
  id: string
  reservation_id: string
  /** The charge that it is a part of; null where it never goes to a card. */
  purchase_number: number | null
  cause: (typeof REFUND_CAUSES)[number]
  /** In céntimos. */
  amount: number
  state: ColumnType<RefundState, 'waiting' | 'manual' | 'paid_by_hand', never>
  problem: RefundProblem
  /** The lodge's own reference at the provider, unique; null where it never goes to a card. */
  reference: string | null
  /** Since when the provider is asked. */
  ordered_at: string
  /** When the state was reached. */
  state_at: string
  lease_number: Generated<number>
  lease_until: Generated<string | null>
  next_attempt_at: Generated<string | null>
  attempts: Generated<number>
  alerted_at: Generated<string | null>
}
