import type { Centimos } from 'shared-ui/rules/money'
import type { PaymentState, REFUND_CAUSES, RefundProblem } from 'shared-ui/validators/reservation'
import type { DatabaseTransaction } from '../../database/connect.ts'
import { newId } from '../../database/ids.ts'
import { instantText } from '../../database/instants.ts'
import { enqueueJob } from '../../jobs/job-queue.ts'
import type { Lodge } from '../../lodge.ts'
import type { RefundWindow } from '../../payments/payment-provider.ts'
import { chargedAt } from '../purchases/charge-instant.ts'
import { impossibleReason } from './refund-terms.ts'
import { countReferences, findCharge, insertRefund, type Refund } from './refunds-repository.ts'

export { listRefunds, type Refund } from './refunds-repository.ts'

/** What the card of a reservation was charged, as its payment stands; all null where no card was. */
export type CardCharge = {
  purchase_number: number | null
  payment_state: PaymentState | null
  payment_total: Centimos | null
}

/** Whether a refund gives back what a card paid: to the card, or by hand what a change left over of it. */
const isOfCard = ({ purchase_number, cause }: Refund): boolean =>
  purchase_number !== null || cause === 'change'

/** What the card has paid, less all that was ever ordered to be given back of it, in céntimos. */
export function paidByCard(charge: CardCharge, refunds: readonly Refund[]): Centimos {
  if (charge.payment_state !== 'confirmed') return 0
  const back = refunds.filter(isOfCard)
  return (charge.payment_total ?? 0) - back.reduce((sum, { amount }) => sum + amount, 0)
}

/** What is to be given back and why; amounts in céntimos, of which none may be zero. */
export type RefundOrder = {
  reservationId: string
  cause: (typeof REFUND_CAUSES)[number]
  /** To the card of this purchase. */
  card: { purchaseNumber: number; amount: Centimos } | null
  /** By hand, at the desk. */
  desk: Centimos
}

/** The charge that a refund is a part of, as the provider and its limits know it. */
type RefundedCharge = NonNullable<Awaited<ReturnType<typeof findCharge>>>

/** Between which instants a charge can be refunded; null where the settings no longer name its provider (M-07). */
export const windowOf = (
  { payments }: Pick<Lodge, 'payments'>,
  charge: RefundedCharge,
): RefundWindow | null =>
  payments
    .find({ ...charge, merchantId: charge.merchant_id })
    ?.refundWindow({ brand: charge.brand, chargedAt: chargedAt(charge) }) ?? null

/** Why the provider cannot refund a purchase at all, or null where it can be asked. */
async function impossible(
  lodge: Lodge,
  transaction: DatabaseTransaction,
  purchaseNumber: number,
): Promise<'brand' | 'too_old' | null> {
  const charge = await findCharge(transaction, purchaseNumber)
  const window = charge && windowOf(lodge, charge)
  return window ? impossibleReason(window, lodge.clock()) : null
}

type CardOrder = { purchaseNumber: number; amount: Centimos }

async function orderToCard(
  lodge: Lodge,
  transaction: DatabaseTransaction,
  { order, card }: { order: RefundOrder; card: CardOrder },
): Promise<void> {
  const now = lodge.clock()
  const at = instantText(now)
  const problem: RefundProblem = (await impossible(lodge, transaction, card.purchaseNumber)) ?? ''
  const requests = await countReferences(transaction, card.purchaseNumber)
  await insertRefund(transaction, {
    id: newId(now),
    reservation_id: order.reservationId,
    purchase_number: card.purchaseNumber,
    cause: order.cause,
    amount: card.amount,
    state: problem === '' ? 'waiting' : 'manual',
    problem,
    reference: `${card.purchaseNumber}-${requests + 1}`,
    ordered_at: at,
    state_at: at,
    next_attempt_at: problem === '' ? at : null,
    alerted_at: problem === '' ? null : at,
  })
  if (problem === '') return
  // The guest reads it in the mail about the cancellation or change itself; the lodge has to pay it.
  const payload = { template: 'payment-unsettled', reservationId: order.reservationId } as const
  await enqueueJob(transaction, now, { kind: 'mail', payload })
}

/**
 * Writes what goes back in the transaction that causes it; the provider is asked afterwards by the completer, so that a crash loses no
 * refund. What the provider cannot refund is owed by hand from the start (M-05).
 */
export async function orderRefunds(
  lodge: Lodge,
  transaction: DatabaseTransaction,
  order: RefundOrder,
): Promise<void> {
  const now = lodge.clock()
  const at = instantText(now)
  if (order.desk > 0) {
    await insertRefund(transaction, {
      id: newId(now),
      reservation_id: order.reservationId,
      purchase_number: null,
      cause: order.cause,
      amount: order.desk,
      state: 'paid_by_hand',
      problem: '',
      reference: null,
      ordered_at: at,
      state_at: at,
    })
  }
  const { card } = order
  if (card !== null && card.amount > 0) await orderToCard(lodge, transaction, { order, card })
}
