import type { PaidForStay } from 'shared-ui/rules/money/folio'
import type { Centimos } from 'shared-ui/rules/money/money'
import type {
  PaymentState,
  REFUND_CAUSES,
  RefundProblem,
} from 'shared-ui/validators/payments/reservation-payment'
import type { DatabaseTransaction } from '../../database/connect.ts'
import { newId } from '../../database/ids.ts'
import { instantText } from '../../database/instants.ts'
import { enqueueJob } from '../../jobs/job-queue.ts'
import type { Lodge } from '../../lodge.ts'
import type { RefundWindow } from '../../payments/payment-provider.ts'
import { chargedAt } from '../purchases/payment/charge-instant.ts'
import { newReference } from './refund-reference.ts'
import { impossibleReason } from './refund-terms.ts'
import { findCharge, insertRefund, type Refund } from './refunds-repository.ts'

export { listRefunds, type Refund } from './refunds-repository.ts'

/** The card charge of a reservation in its current state; all null if no card was charged. */
export type CardCharge = {
  purchase_number: number | null
  payment_state: PaymentState | null
  payment_total: Centimos | null
}

/** Returns what the card paid less all refunds ordered of it, in céntimos. */
export function paidByCard(charge: CardCharge, refunds: readonly Refund[]): Centimos {
  if (charge.payment_state !== 'confirmed') return 0
  const refunded = refunds.filter(({ origin }) => origin === 'card')
  return (charge.payment_total ?? 0) - refunded.reduce((sum, { amount }) => sum + amount, 0)
}

/** Money to refund and its cause; amounts in céntimos, zero if nothing is refunded that way. */
export type RefundOrder = {
  reservationId: string
  cause: (typeof REFUND_CAUSES)[number]
  /** Refund to the card of this purchase. */
  card: { purchaseNumber: number; amount: Centimos } | null
  /** Refund by hand, at the desk, by what had paid the money. */
  byHand: PaidForStay
}

/** The charge of a refund, as the provider identifies it. */
type RefundedCharge = NonNullable<Awaited<ReturnType<typeof findCharge>>>

/** Returns the window in which a charge can be refunded, or null if its provider is no longer configured. */
export const windowOf = (
  { payments }: Pick<Lodge, 'payments'>,
  charge: RefundedCharge,
): RefundWindow | null =>
  payments
    .find({ ...charge, merchantId: charge.merchant_id })
    ?.refundWindow({ brand: charge.brand, chargedAt: chargedAt(charge) }) ?? null

/** Returns why the provider cannot refund a purchase, or null if it can be requested. */
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
  await insertRefund(transaction, {
    id: newId(now),
    reservation_id: order.reservationId,
    purchase_number: card.purchaseNumber,
    cause: order.cause,
    amount: card.amount,
    state: problem === '' ? 'waiting' : 'manual',
    problem,
    reference: newReference(card.purchaseNumber),
    ordered_at: at,
    state_at: at,
    next_attempt_at: problem === '' ? at : null,
    alerted_at: problem === '' ? null : at,
  })
  if (problem === '') return
  // The guest is informed by the mail about the cancellation or change; the lodge needs its own mail because it has to pay.
  const payload = { template: 'payment-unsettled', reservationId: order.reservationId } as const
  await enqueueJob(transaction, now, { kind: 'mail', payload })
}

/**
 * Writes the refunds in the transaction that causes them; the completer requests them from the provider afterwards, so that a crash
 * loses none. What the provider cannot refund is `manual` from the start.
 */
export async function orderRefunds(
  lodge: Lodge,
  transaction: DatabaseTransaction,
  order: RefundOrder,
): Promise<void> {
  const now = lodge.clock()
  const at = instantText(now)
  for (const origin of ['card', 'desk'] as const) {
    const amount = order.byHand[origin]
    if (amount === 0) continue
    await insertRefund(transaction, {
      id: newId(now),
      reservation_id: order.reservationId,
      purchase_number: null,
      cause: order.cause,
      origin,
      amount,
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
