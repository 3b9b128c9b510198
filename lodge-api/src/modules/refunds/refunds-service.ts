import type { Centimos } from 'shared-ui/rules/money'
import type { PaymentState, REFUND_CAUSES } from 'shared-ui/validators/reservation'
import type { DatabaseTransaction } from '../../database/connect.ts'
import { newId } from '../../database/ids.ts'
import { instantText } from '../../database/instants.ts'
import { enqueueJob } from '../../jobs/job-queue.ts'
import { insertRefund, listRefunds, type Refund } from './refunds-repository.ts'

export type { Refund } from './refunds-repository.ts'

/** What the card of a reservation was charged, as its payment stands; all null where no card was. */
export type CardCharge = {
  purchase_number: number | null
  payment_state: PaymentState | null
  payment_total: Centimos | null
}

/** Whether it gives back what a card had paid: to the card, or by hand what a change left over of it. */
const isOfCard = ({ purchase_number, cause }: Refund): boolean =>
  purchase_number !== null || cause === 'change'

/** What the card has paid, less all that was ever ordered to be given back of it, in céntimos. */
export function paidByCard(charge: CardCharge, refunds: readonly Refund[]): Centimos {
  if (charge.payment_state !== 'confirmed') return 0
  const back = refunds.filter(isOfCard)
  return (charge.payment_total ?? 0) - back.reduce((sum, { amount }) => sum + amount, 0)
}

export const refundsOf = listRefunds

/** What is to be given back and why; amounts in céntimos, of which none may be zero. */
export type RefundOrder = {
  reservationId: string
  cause: (typeof REFUND_CAUSES)[number]
  /** To the card of this purchase. */
  card: { purchaseNumber: number; amount: Centimos } | null
  /** By hand, at the desk. */
  desk: Centimos
}

/**
 * Writes down what goes back, in the transaction that causes it: the provider is asked by a job, so that a crash loses no refund,
 * and under a reference that is the refund's own, so that none is given twice.
 */
export async function orderRefunds(
  transaction: DatabaseTransaction,
  order: RefundOrder,
  now: number,
): Promise<void> {
  const row = {
    reservation_id: order.reservationId,
    cause: order.cause,
    problem: '',
    ordered_at: instantText(now),
    state_at: instantText(now),
  } as const
  if (order.desk > 0) {
    const byHand = { purchase_number: null, reference: null, amount: order.desk, state: 'desk' } as const
    await insertRefund(transaction, { ...row, ...byHand, id: newId(now) })
  }
  if (order.card === null || order.card.amount === 0) return
  const { purchaseNumber, amount } = order.card
  const earlier = await listRefunds(transaction, order.reservationId)
  const id = newId(now)
  await insertRefund(transaction, {
    ...row,
    id,
    purchase_number: purchaseNumber,
    reference: `${purchaseNumber}-${earlier.length + 1}`,
    amount,
    state: 'waiting',
  })
  await enqueueJob(transaction, now, { kind: 'refund', payload: { refundId: id } })
}
