import type { ColumnType, Generated } from 'kysely'
import type { PaymentState } from 'shared-ui/validators/payments/reservation-payment'

/**
 * A card payment, from its hold to its final state. Only `transition` writes `state` (`modules/purchases/purchase-states.ts`); the
 * column type makes any other update a compile error.
 */
export type PurchaseTable = {
  purchase_number: Generated<number>
  state: ColumnType<PaymentState, 'held', never>
  /** The amount to charge, in céntimos: the sum of the items. */
  total: number
  /** The amount that the provider reports as charged, in céntimos; null before that. */
  charged: Generated<number | null>
  /** Whom the payment session was opened for; the reservation must match. Emptied 30 days after a failed purchase. */
  email: string
  document_number: string
  session_key: string | null
  /** End of the hold on the nights. */
  expires_at: string
  /** SHA-256 of the card token: a repeated request carries the same one. */
  token_hash: string | null
  /** The browser, tab and address (SHA-256) that began the purchase; empty if unknown. Holds are counted by them. */
  visit: string
  tab: string
  address_hash: string
  /** The provider, environment and merchant of the charge: look-ups and refunds go to the same. */
  provider: string
  environment: string
  merchant_id: string
  test_mode: number
  /** Incremented with each owner; only the owner with the current number talks to the provider. */
  lease_number: Generated<number>
  /** End of the current owner's lease; null if nobody owns the row. */
  lease_until: Generated<string | null>
  /** When the completer looks at it next; null if nothing is left to do. */
  next_attempt_at: Generated<string | null>
  /** Look-ups and reversals that failed since the state was reached. */
  attempts: Generated<number>
  /** Why the last attempt failed. */
  problem: Generated<'' | 'unreachable' | 'not_configured'>
  /** When the lodge was mailed that the purchase does not settle. */
  alerted_at: Generated<string | null>
  card: Generated<string>
  brand: Generated<string>
  action_code: Generated<string>
  action_description: Generated<string>
  transaction_id: Generated<string>
  trace_number: Generated<string>
  /** `yyMMddHHmmss` in Lima, as the provider writes it. */
  transaction_date: Generated<string>
  signature: Generated<string>
  created_at: string
  /** When the state was reached. */
  state_at: string
}

/** A stay that a purchase pays: 1 to 4 of them, by `position` from 1. Money in céntimos, the price per night in 1/10000 soles. */
export type PurchaseItemTable = {
  purchase_number: number
  position: number
  room_id: string
  in_date: string
  /** The last night, not the morning of departure. */
  out_date: string
  price_per_night: number
  price: number
  igv: number
  total: number
  /** Set once the charge is sent. */
  reservation_id: string | null
}
