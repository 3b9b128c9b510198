import type { Executor } from '../../../database/connect.ts'
import { instantText } from '../../../database/instants.ts'
import type { PaymentFacts } from '../../../mail/reservation-facts.ts'
import { findPurchaseOf } from '../purchases-repository.ts'
import { chargedAt } from './charge-instant.ts'

/** Returns the payment of a reservation in any state, for mails; null if staff made the reservation. */
export async function paymentFacts(executor: Executor, reservationId: string): Promise<PaymentFacts | null> {
  const purchase = await findPurchaseOf(executor, reservationId)
  if (!purchase) return null
  const { state, item_total } = purchase
  return {
    purchaseNumber: String(purchase.purchase_number),
    state,
    total: state === 'confirmed' ? item_total : (purchase.charged ?? item_total),
    card: purchase.card,
    brand: purchase.brand,
    actionCode: purchase.action_code,
    bankResponse: purchase.action_description,
    at: instantText(chargedAt(purchase)),
    stateAt: purchase.state_at,
    testMode: purchase.test_mode === 1,
  }
}
