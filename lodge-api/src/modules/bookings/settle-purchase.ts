import { instantText } from '../../database/instants.ts'
import { enqueueJob } from '../../jobs/job-queue.ts'
import type { Lodge } from '../../lodge.ts'
import type { ApprovedCharge, ChargeOutcome, DeniedCharge } from '../../payments/payment-provider.ts'
import { freeNightsOfReservation } from '../nights/nights-service.ts'
import { recordEvent } from '../reservations/reservation-records.ts'
import { changeReservationState, eraseUnbornReservation } from '../reservations/reservations-service.ts'
import { moveAttempt, type PaymentAttempt } from './bookings-repository.ts'

/** An attempt whose charge was sent, and so has its reservation. */
export type SentAttempt = PaymentAttempt & { reservation_id: string }

const FIRST_LOOKUP_MS = 5_000

const chargeColumns = (charge: ApprovedCharge) => ({
  card: charge.card,
  brand: charge.brand,
  action_code: '000',
  transaction_id: charge.transactionId,
  transaction_date: charge.transactionDate,
  signature: charge.signature,
})

/** The charge stands and so does the reservation. `false` when the reservation was taken out meanwhile: nothing is changed. */
const confirm = (lodge: Lodge, attempt: SentAttempt, charge: ApprovedCharge): Promise<boolean> => {
  const now = lodge.clock()
  return lodge.database.transaction(async (transaction) => {
    const id = attempt.reservation_id
    const stands = await changeReservationState(transaction, id, { from: ['pending'], to: 'confirmed' })
    if (!stands) return false
    await moveAttempt(transaction, attempt.purchase_number, {
      from: ['authorizing', 'unknown'],
      values: { ...chargeColumns(charge), state: 'confirmed', state_at: instantText(now) },
    })
    await recordEvent(transaction, { reservation_id: id, kind: 'confirmed' }, now)
    await enqueueJob(transaction, now, {
      kind: 'mail',
      payload: { template: 'reservation-confirmed', reservationId: id },
    })
    return true
  })
}

/** Nothing stands and nothing is charged: the nights are free again, guest and lodge are told. */
export const reverse = (lodge: Lodge, attempt: SentAttempt, charge: ApprovedCharge | null): Promise<void> => {
  const now = lodge.clock()
  return lodge.database.transaction(async (transaction) => {
    const id = attempt.reservation_id
    const moved = await moveAttempt(transaction, attempt.purchase_number, {
      from: ['authorizing', 'unknown'],
      values: { ...(charge ? chargeColumns(charge) : {}), state: 'reversed', state_at: instantText(now) },
    })
    if (!moved) return
    await changeReservationState(transaction, id, { from: ['pending'], to: 'reversed' })
    await freeNightsOfReservation(transaction, id)
    await recordEvent(transaction, { reservation_id: id, kind: 'reversed' }, now)
    await enqueueJob(transaction, now, {
      kind: 'mail',
      payload: { template: 'payment-reversed', reservationId: id },
    })
  })
}

const deny = (lodge: Lodge, attempt: SentAttempt, denial: DeniedCharge): Promise<void> =>
  lodge.database.transaction(async (transaction) => {
    const moved = await moveAttempt(transaction, attempt.purchase_number, {
      from: ['authorizing'],
      values: {
        state: 'denied',
        state_at: instantText(lodge.clock()),
        card: denial.card,
        brand: denial.brand,
        action_code: denial.actionCode,
        action_description: denial.actionDescription,
      },
    })
    if (!moved) return
    await freeNightsOfReservation(transaction, attempt.reservation_id)
    await eraseUnbornReservation(transaction, attempt.reservation_id)
  })

/** The bank has not answered: the nights stay taken, and a job finds out. Never charged again, never called denied. */
export const leaveUnknown = (
  lodge: Lodge,
  attempt: Pick<SentAttempt, 'purchase_number' | 'reservation_id'>,
): Promise<void> => {
  const now = lodge.clock()
  return lodge.database.transaction(async (transaction) => {
    const moved = await moveAttempt(transaction, attempt.purchase_number, {
      from: ['authorizing'],
      values: { state: 'unknown', state_at: instantText(now) },
    })
    if (!moved) return
    await recordEvent(
      transaction,
      { reservation_id: attempt.reservation_id, kind: 'payment_unanswered' },
      now,
    )
    await enqueueJob(transaction, now, {
      kind: 'settle-payment',
      payload: { purchaseNumber: attempt.purchase_number },
      runAt: now + FIRST_LOOKUP_MS,
    })
  })
}

/**
 * An approval becomes a reservation, or is given back at once when it cannot: another amount than ours (case 5), or a
 * reservation that staff took out meanwhile. Throws `ProviderUnavailable` when it can't be given back just now.
 */
export async function settleApproval(
  lodge: Lodge,
  attempt: SentAttempt,
  charge: ApprovedCharge,
): Promise<void> {
  if (charge.amount === attempt.total && (await confirm(lodge, attempt, charge))) return
  await lodge.payments.cancel(charge)
  await reverse(lodge, attempt, charge)
}

/** Writes down what the provider answered to a charge, in one transaction each. */
export async function settleCharge(
  lodge: Lodge,
  attempt: SentAttempt,
  outcome: ChargeOutcome,
): Promise<void> {
  if (outcome.kind === 'denied') return deny(lodge, attempt, outcome.denial)
  if (outcome.kind === 'unknown') {
    lodge.log.warn({ purchaseNumber: attempt.purchase_number, reason: outcome.reason }, 'charge not answered')
    return leaveUnknown(lodge, attempt)
  }
  try {
    await settleApproval(lodge, attempt, outcome.charge)
  } catch (error) {
    lodge.log.error(
      { err: error, purchaseNumber: attempt.purchase_number },
      'approved charge not settled yet',
    )
    await leaveUnknown(lodge, attempt)
  }
}
