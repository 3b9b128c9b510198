import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Client } from 'shared-ui/validators/client'
import type { Purchase } from 'shared-ui/validators/payment'
import type { DatabaseTransaction } from '../../database/connect.ts'
import { instantText } from '../../database/instants.ts'
import type { Lodge } from '../../lodge.ts'
import { NightsTaken } from '../nights/nights-errors.ts'
import { freeNightsOfPurchase, lockRoom, takeNights } from '../nights/nights-service.ts'
import { checkAmounts } from '../reservations/amounts.ts'
import { recordEvent, writeReservation } from '../reservations/reservation-records.ts'
import { checkSameRoom, type SentReservation } from '../reservations/reservations-service.ts'
import { roomOnOffer } from '../rooms/rooms-service.ts'
import { HoldLost, PurchaseMismatch, PurchaseNotFound } from './booking-errors.ts'
import { findAttempt, moveAttempt, type PaymentAttempt } from './bookings-repository.ts'
import { readPurchaseNumber } from './purchase-number.ts'
import { toPurchase } from './purchase-outcome.ts'
import { RUN_ID } from './run-id.ts'
import { type SentAttempt, settleCharge } from './settle-purchase.ts'

/** `POST /reservation/make-reservation` as it came: amounts in soles, dates as nights. */
export type BookingRequest = {
  roomId: string
  reservation: SentReservation
  client: Client
  payment: { tokenId: string; purchaseNumber: string; amount: number }
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

/** The purchase must be for this stay, this client and these amounts, as its session was opened (B-07). */
function checkPurchase(attempt: PaymentAttempt, request: BookingRequest): void {
  const { reservation, client, payment } = request
  checkAmounts(reservation, attempt)
  checkAmounts({ ...reservation, total: payment.amount }, attempt)
  const same =
    attempt.room_id === request.roomId &&
    attempt.in_date === reservation.inDate &&
    attempt.out_date === reservation.outDate &&
    attempt.email === client.email &&
    attempt.document_number === client.identificationDocumentNumber
  if (!same) throw new PurchaseMismatch()
}

/** The held nights become the reservation's; those of a hold that ran out are taken anew, if they are still free. */
async function takeHeldNights(
  transaction: DatabaseTransaction,
  attempt: PaymentAttempt,
  taking: { id: string; now: number },
) {
  await freeNightsOfPurchase(transaction, attempt.purchase_number)
  const nights = { roomId: attempt.room_id, first: attempt.in_date, last: attempt.out_date }
  try {
    await takeNights(
      transaction,
      { ...nights, owner: { kind: 'reservation', id: taking.id } },
      instantText(taking.now),
    )
  } catch (error) {
    if (error instanceof NightsTaken) throw new HoldLost(undefined, { cause: error })
    throw error
  }
}

/** Writes the pending reservation of an attempt that is still to be charged. */
async function writePending(
  transaction: DatabaseTransaction,
  attempt: PaymentAttempt,
  { request, now }: { request: BookingRequest; now: number },
) {
  const room = await roomOnOffer(transaction, attempt.room_id)
  const id = await writeReservation(
    transaction,
    {
      ...request.reservation,
      room: { ...room, pricePerNight: attempt.price_per_night },
      quote: { price: attempt.price, igv: attempt.igv, total: attempt.total, nights: 0 },
      state: 'pending',
      client: request.client,
    },
    now,
  )
  await takeHeldNights(transaction, attempt, { id, now })
  await recordEvent(transaction, { reservation_id: id, kind: 'payment_sent' }, now)
  return id
}

/**
 * In one transaction, before anything is charged: exactly one of any number of equal requests turns the purchase from held
 * to being charged, with its pending reservation and its nights. `null` for the others.
 */
function claimPurchase(
  lodge: Lodge,
  request: BookingRequest,
  purchaseNumber: number,
): Promise<SentAttempt | null> {
  const now = lodge.clock()
  const token_hash = hashOf(request.payment.tokenId)
  return lodge.database.transaction(async (transaction) => {
    await lockRoom(lodge.database, transaction, request.roomId)
    const attempt = await findAttempt(transaction, purchaseNumber)
    if (!attempt) throw new PurchaseNotFound()
    checkPurchase(attempt, request)
    if (attempt.state !== 'held' && attempt.state !== 'expired') {
      if (attempt.token_hash !== token_hash) throw new PurchaseMismatch()
      return null
    }
    const reservation_id = await writePending(transaction, attempt, { request, now })
    const sent = {
      state: 'authorizing',
      state_at: instantText(now),
      token_hash,
      reservation_id,
      sent_by: RUN_ID,
    } as const
    await moveAttempt(transaction, purchaseNumber, { from: ['held', 'expired'], values: sent })
    return { ...attempt, ...sent }
  })
}

const REPEAT_LOOK_MS = 250
/** A little over the provider's own read time-out. */
export const CHARGE_LIMIT_MS = 75_000

/** C-06: a repeat waits for the answer of the request before it. */
async function answerOfFirst(lodge: Lodge, purchaseNumber: number): Promise<PaymentAttempt> {
  const looks = CHARGE_LIMIT_MS / REPEAT_LOOK_MS
  for (let look = 0; ; look++) {
    const attempt = await findAttempt(lodge.database.kysely, purchaseNumber)
    if (!attempt) throw new PurchaseNotFound()
    if (attempt.state !== 'authorizing' || look >= looks) return attempt
    await wait(REPEAT_LOOK_MS)
  }
}

/**
 * B-04 to B-10: charges the card for nights that are this purchase's, and confirms. Idempotent by purchase number. Throws
 * `PurchaseNotFound`, `PurchaseMismatch`, `AmountsDiffer`, `HoldLost`, `InvalidRequest`; nothing is charged then.
 */
export async function makeReservation(lodge: Lodge, request: BookingRequest): Promise<Purchase> {
  checkSameRoom(request.roomId, request.reservation)
  const purchaseNumber = readPurchaseNumber(request.payment.purchaseNumber)
  const attempt = await claimPurchase(lodge, request, purchaseNumber)
  if (attempt) {
    const outcome = await lodge.payments.charge({
      purchaseNumber: String(purchaseNumber),
      tokenId: request.payment.tokenId,
      amount: attempt.total,
    })
    await settleCharge(lodge, attempt, outcome)
  }
  return toPurchase(await answerOfFirst(lodge, purchaseNumber))
}

/** How this browser's own purchase stands. Throws `PurchaseNotFound` for a number with another key. */
export async function purchaseOutcome(
  lodge: Lodge,
  purchase: { purchaseNumber: string; sessionKey: string },
): Promise<Purchase> {
  const attempt = await findAttempt(lodge.database.kysely, readPurchaseNumber(purchase.purchaseNumber))
  if (attempt?.session_key !== purchase.sessionKey) throw new PurchaseNotFound()
  return toPurchase(attempt)
}
