import { solesFromCentimos } from 'shared-ui/rules/money'
import type { Purchase } from 'shared-ui/validators/payment'
import type { PaymentAttempt } from './bookings-repository.ts'

const orderOf = (attempt: PaymentAttempt) => ({
  purchaseNumber: String(attempt.purchase_number),
  amount: solesFromCentimos(attempt.total),
  currency: 'PEN' as const,
  at: attempt.state_at,
})

/** How a purchase stands, as the wire carries it. While the charge runs nobody knows yet: `unknown`. */
export function toPurchase(attempt: PaymentAttempt): Purchase {
  const order = orderOf(attempt)
  switch (attempt.state) {
    case 'confirmed':
      return {
        outcome: 'confirmed',
        id: attempt.reservation_id ?? '',
        paymentResponse: { order, dataMap: { CARD: attempt.card, BRAND: attempt.brand } },
      }
    case 'denied':
      return {
        outcome: 'denied',
        paymentResponse: {
          order,
          data: {
            CARD: attempt.card,
            BRAND: attempt.brand,
            AMOUNT: order.amount,
            ACTION_CODE: attempt.action_code,
            ACTION_DESCRIPTION: attempt.action_description,
          },
        },
      }
    case 'authorizing':
    case 'unknown':
      return { outcome: 'unknown', paymentResponse: { order } }
    case 'held':
    case 'expired':
    case 'reversed':
      return { outcome: attempt.state, paymentResponse: { order } }
  }
}
