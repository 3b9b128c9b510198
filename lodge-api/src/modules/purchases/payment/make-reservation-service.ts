import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type {
  MakeReservationRequest,
  Purchase as PurchaseResponse,
} from 'shared-ui/validators/payments/payment'
import type * as v from 'valibot'
import type { DatabaseTransaction } from '../../../database/connect.ts'
import { instantText } from '../../../database/instants.ts'
import type { Lodge } from '../../../lodge.ts'
import {
  type ChargeOutcome,
  type PaymentProvider,
  ProviderUnavailable,
} from '../../../payments/payment-provider.ts'
import { NightsHeld, NightsTaken } from '../../nights/nights-errors.ts'
import { freeNightsOfPurchase, lockRooms, takeNights } from '../../nights/nights-service.ts'
import { checkAmounts } from '../../reservations/amounts.ts'
import { writeReservation } from '../../reservations/reservation-records.ts'
import { checkSameRoom } from '../../reservations/reservations-service.ts'
import { roomOnOffer } from '../../rooms/rooms-service.ts'
import { takeLease } from '../completion/purchase-lease.ts'
import { settlePurchase } from '../completion/settle-purchase.ts'
import { checkHoldStillValid } from '../holds/hold-validity.ts'
import { HoldLost, PaymentUnavailable, PurchaseMismatch, PurchaseNotFound } from '../purchase-errors.ts'
import { readPurchaseNumber } from '../purchase-number.ts'
import type { PurchaseEvent } from '../purchase-states.ts'
import {
  findLocked,
  findPurchase,
  listItems,
  type Purchase,
  type PurchaseItem,
  setReservation,
} from '../purchases-repository.ts'
import { transition } from '../transition.ts'
import { checkLateArrival } from './late-arrival.ts'
import { toPurchaseResponse } from './purchase-outcome.ts'

/** Request of `POST /reservation/make-reservation`: amounts in soles, dates as first and last night. */
export type BookingRequest = v.InferOutput<typeof MakeReservationRequest> & { roomId: string }

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

/**
 * Returns the purchase if the client opened its session. Any other purchase is reported as not found, so that a guessed number
 * reveals nothing.
 */
async function ownPurchase(
  lodge: Lodge,
  transaction: DatabaseTransaction,
  { client, payment }: BookingRequest,
): Promise<Purchase> {
  const purchaseNumber = readPurchaseNumber(payment.purchaseNumber)
  const purchase = await findLocked(lodge.database, transaction, purchaseNumber)
  const isOwn =
    purchase?.email === client.email && purchase.document_number === client.identificationDocumentNumber
  if (!purchase || !isOwn) throw new PurchaseNotFound()
  return purchase
}

/** Throws unless the request has the stay and the amounts that the session was opened for. */
function checkItem(item: PurchaseItem, { roomId, reservation, payment }: BookingRequest): void {
  const isSameStay =
    item.room_id === roomId && item.in_date === reservation.inDate && item.out_date === reservation.outDate
  if (!isSameStay) throw new PurchaseMismatch()
  checkAmounts(reservation, item)
  checkAmounts({ ...reservation, total: payment.amount }, item)
}

/**
 * Assigns the held nights to the reservation. Nights of an ended hold are taken again if they are still free; throws `HoldLost` if
 * not.
 */
async function takeHeldNights(
  transaction: DatabaseTransaction,
  item: PurchaseItem,
  { reservationId, now }: { reservationId: string; now: number },
): Promise<void> {
  await freeNightsOfPurchase(transaction, item.purchase_number)
  const nights = { roomId: item.room_id, first: item.in_date, last: item.out_date }
  const owner = { kind: 'reservation', id: reservationId } as const
  try {
    await takeNights(transaction, { ...nights, owner }, instantText(now))
  } catch (error) {
    if (error instanceof NightsTaken || error instanceof NightsHeld) {
      throw new HoldLost(undefined, { cause: error })
    }
    throw error
  }
}

/** Writes the pending reservation of a purchase that is about to be charged, and takes its nights. */
async function writePending(
  lodge: Lodge,
  transaction: DatabaseTransaction,
  { item, request, now }: { item: PurchaseItem; request: BookingRequest; now: number },
): Promise<void> {
  await lockRooms(lodge.database, transaction, [item.room_id])
  const room = await roomOnOffer(transaction, item.room_id)
  const reservationId = await writeReservation(
    transaction,
    {
      ...request.reservation,
      room: { ...room, pricePerNight: item.price_per_night },
      quote: { price: item.price, igv: item.igv, total: item.total, nights: 0 },
      state: 'pending',
      client: request.client,
      purchaseNumber: item.purchase_number,
    },
    now,
  )
  await takeHeldNights(transaction, item, { reservationId, now })
  await setReservation(transaction, item, reservationId)
}

/** A purchase that this request charges, under its lease. */
type Claim = { purchase: Purchase; provider: PaymentProvider }

/**
 * Claims the purchase in one transaction, before anything is charged: exactly one of several equal requests moves it to `charging`,
 * with its pending reservation, its nights and the lease. Returns null for the others.
 */
function claimPurchase(lodge: Lodge, request: BookingRequest): Promise<Claim | null> {
  const now = lodge.clock()
  const tokenHash = hashOf(request.payment.tokenId)
  return lodge.database.transaction(async (transaction) => {
    const purchase = await ownPurchase(lodge, transaction, request)
    const [item] = await listItems(transaction, purchase.purchase_number)
    if (!item) throw new PurchaseNotFound()
    checkItem(item, request)
    if (purchase.state !== 'held' && purchase.state !== 'expired') {
      if (purchase.token_hash !== tokenHash) throw new PurchaseMismatch()
      return null
    }
    checkLateArrival(item.in_date, request, now)
    await checkHoldStillValid(transaction, { purchase, item, now })
    const provider = lodge.payments.find({ ...purchase, merchantId: purchase.merchant_id })
    if (!provider) throw new PaymentUnavailable()
    await writePending(lodge, transaction, { item, request, now })
    const { purchase_number: purchaseNumber } = purchase
    await transition(lodge, transaction, { purchaseNumber, event: { type: 'charge_sent', tokenHash } })
    return { purchase: await takeLease(lodge, transaction, purchaseNumber), provider }
  })
}

const eventOf = (outcome: ChargeOutcome): PurchaseEvent => {
  switch (outcome.kind) {
    case 'approved':
      return { type: 'approved', charge: outcome.charge }
    case 'denied':
      return { type: 'denied', denial: outcome.denial }
    case 'unknown':
      return { type: 'unanswered' }
  }
}

/** Sends the charge once. An unreadable response or an error of the client leaves the outcome unknown. */
async function sendCharge(
  lodge: Lodge,
  { purchase, provider }: Claim,
  tokenId: string,
): Promise<PurchaseEvent> {
  const { purchase_number: purchaseNumber, total: amount } = purchase
  try {
    const outcome = await provider.charge({ purchaseNumber: String(purchaseNumber), tokenId, amount })
    if (outcome.kind === 'unknown') {
      lodge.log.warn({ purchaseNumber, reason: outcome.reason }, 'The provider did not respond to a charge')
    }
    return eventOf(outcome)
  } catch (error) {
    const level = error instanceof ProviderUnavailable ? 'warn' : 'error'
    lodge.log[level]({ err: error, purchaseNumber }, 'A charge ended without an outcome')
    return { type: 'unanswered' }
  }
}

const REPEAT_POLL_MS = 250
/** How long a repeated request waits for the first one, in ms: slightly longer than the provider's read timeout. */
const REPEAT_WAIT_MS = 75_000

/** Waits for the outcome of an earlier, equal request. Throws `PurchaseNotFound`. */
async function settledPurchase(lodge: Lodge, purchaseNumber: number): Promise<Purchase> {
  const polls = REPEAT_WAIT_MS / REPEAT_POLL_MS
  for (let poll = 0; ; poll++) {
    const purchase = await findPurchase(lodge.database.kysely, purchaseNumber)
    if (!purchase) throw new PurchaseNotFound()
    if (purchase.state !== 'charging' || poll >= polls) return purchase
    await sleep(REPEAT_POLL_MS)
  }
}

/**
 * Charges the card for the nights of the purchase, and confirms the reservation. Idempotent by purchase number. Throws
 * `PurchaseNotFound`, `PurchaseMismatch`, `AmountsDiffer`, `HoldLost`, `LateCheckIn`, `PaymentUnavailable` or `InvalidRequest`
 * before anything is charged.
 */
export async function makeReservation(lodge: Lodge, request: BookingRequest): Promise<PurchaseResponse> {
  checkSameRoom(request.roomId, request.reservation)
  const purchaseNumber = readPurchaseNumber(request.payment.purchaseNumber)
  const claim = await claimPurchase(lodge, request)
  if (claim) {
    const event = await sendCharge(lodge, claim, request.payment.tokenId)
    await settlePurchase(lodge, claim.purchase, event)
  }
  return toPurchaseResponse(lodge, await settledPurchase(lodge, purchaseNumber))
}

/** Returns the state of this browser's own purchase. Throws `PurchaseNotFound` if the session key does not match. */
export async function purchaseOutcome(
  lodge: Lodge,
  { purchaseNumber, sessionKey }: { purchaseNumber: string; sessionKey: string },
): Promise<PurchaseResponse> {
  const { kysely } = lodge.database
  const purchase = await findPurchase(kysely, readPurchaseNumber(purchaseNumber))
  if (purchase?.session_key !== sessionKey) throw new PurchaseNotFound()
  return toPurchaseResponse(lodge, purchase)
}
