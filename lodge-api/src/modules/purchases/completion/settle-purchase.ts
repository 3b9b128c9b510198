import type { Lodge } from '../../../lodge.ts'
import type { PurchaseEvent } from '../purchase-states.ts'
import { type Purchase, releaseLease } from '../purchases-repository.ts'
import { type TransitionResult, transition } from '../transition.ts'

/** Applies an event that the owner of a purchase found out, and ends its lease, in one transaction. */
export const settlePurchase = (
  lodge: Lodge,
  owned: Pick<Purchase, 'purchase_number' | 'lease_number'>,
  event: PurchaseEvent,
): Promise<TransitionResult> =>
  lodge.database.transaction(async (transaction) => {
    const result = await transition(lodge, transaction, { purchaseNumber: owned.purchase_number, event })
    await releaseLease(transaction, owned)
    return result
  })
