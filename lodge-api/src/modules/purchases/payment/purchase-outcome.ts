import { solesFromCentimos } from 'shared-ui/rules/money/money'
import type { Purchase as PurchaseResponse } from 'shared-ui/validators/payments/payment'
import type { Executor } from '../../../database/connect.ts'
import { listItems, type Purchase } from '../purchases-repository.ts'

const orderOf = (purchase: Purchase) => ({
  purchaseNumber: String(purchase.purchase_number),
  amount: solesFromCentimos(purchase.charged ?? purchase.total),
  currency: 'PEN' as const,
  at: purchase.state_at,
})

const cardOf = (purchase: Purchase) => ({ CARD: purchase.card, BRAND: purchase.brand })

const denialOf = (purchase: Purchase) => ({
  order: orderOf(purchase),
  data: {
    ...cardOf(purchase),
    AMOUNT: solesFromCentimos(purchase.total),
    ACTION_CODE: purchase.action_code,
    ACTION_DESCRIPTION: purchase.action_description,
  },
})

/** Returns the public outcome of a purchase. While the charge is being sent the outcome is `unknown`. */
export async function toPurchaseResponse(executor: Executor, purchase: Purchase): Promise<PurchaseResponse> {
  const order = orderOf(purchase)
  switch (purchase.state) {
    case 'confirmed': {
      const [first] = await listItems(executor, purchase.purchase_number)
      const dataMap = { ...cardOf(purchase), ACTION_DESCRIPTION: purchase.action_description }
      return { outcome: 'confirmed', id: first?.reservation_id ?? '', paymentResponse: { order, dataMap } }
    }
    case 'denied':
    case 'denied_late':
      return { outcome: purchase.state, paymentResponse: denialOf(purchase) }
    case 'returning':
    case 'returned':
      return { outcome: purchase.state, paymentResponse: { order, dataMap: cardOf(purchase) } }
    case 'charging':
      return { outcome: 'unknown', paymentResponse: { order } }
    case 'held':
    case 'expired':
    case 'unknown':
    case 'never_charged':
      return { outcome: purchase.state, paymentResponse: { order } }
  }
}
