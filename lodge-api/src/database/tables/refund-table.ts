import type { REFUND_CAUSES, RefundProblem, RefundState } from 'shared-ui/validators/reservation'

/** Money that goes back to a guest, written down in the transaction that causes it and before anybody is asked for it. */
export type RefundTable = {
  id: string
  reservation_id: string
  /** The charge that it is a part of; null where it is given by hand. */
  purchase_number: number | null
  cause: (typeof REFUND_CAUSES)[number]
  /** In céntimos. */
  amount: number
  state: RefundState
  problem: RefundProblem
  /** Under which the provider knows it: asked for twice, it is given once. Null where it is given by hand. */
  reference: string | null
  /** Since when the provider is asked. */
  ordered_at: string
  /** When the state was reached. */
  state_at: string
}
