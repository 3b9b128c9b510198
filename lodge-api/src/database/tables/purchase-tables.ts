import type { ColumnType, Generated } from 'kysely'
import type { PaymentState } from 'shared-ui/validators/reservation'

/**
 * A card payment, from its hold to its ending. Its state is written by `transition` alone (`modules/purchases/purchase-states.ts`):
 * the type of `state` lets no other update compile.
 */
export type PurchaseTable = {
  purchase_number: Generated<number>
  state: ColumnType<PaymentState, 'held', never>
  /** What is to be charged, in céntimos: the sum of its items. */
  total: number
  /** What the provider says that it charged, in céntimos; null before it said so. */
  charged: Generated<number | null>
  /** Whom the payment session was opened for; the reservation must be theirs. Emptied 30 days after a purchase that failed (M-10). */
  email: string
  document_number: string
  session_key: string | null
  /** Until when the nights are held. */
  expires_at: string
  /** SHA-256 of the card's token: a repeat of the request carries the same one (C-06). */
  token_hash: string | null
  /** The browser, the tab and the address (as SHA-256) that began it; empty where unknown. Their holds are counted (M-08). */
  visit: string
  tab: string
  address_hash: string
  /** Which provider, in which environment and for which merchant, took it: look-ups and refunds go there (M-07). */
  provider: string
  environment: string
  merchant_id: string
  test_mode: number
  /** Goes up with each owner; only the holder of the current number talks to the provider. */
  lease_number: Generated<number>
  /** When the current owner's lease ends; null where nobody owns it. */
  lease_until: Generated<string | null>
  /** When the completer looks next; null where nothing is left to do. */
  next_attempt_at: Generated<string | null>
  /** Look-ups and returns that failed since the state was reached. */
  attempts: Generated<number>
  /** Why the last attempt failed. */
  problem: Generated<'' | 'unreachable' | 'not_configured'>
  /** When the lodge was mailed that it does not settle (M-06). */
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
  /** The last night (N-03). */
  out_date: string
  price_per_night: number
  price: number
  igv: number
  total: number
  /** Set once the charge is sent. */
  reservation_id: string | null
}
