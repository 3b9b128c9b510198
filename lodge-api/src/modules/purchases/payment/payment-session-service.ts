import { eachDay } from 'shared-ui/rules/dates/calendar-date'
import { MINUTE_MS } from 'shared-ui/rules/dates/durations'
import { centimosFromSoles, type Quote, quoteFor, solesFromCentimos } from 'shared-ui/rules/money/money'
import { nightCount, stayFromNights } from 'shared-ui/rules/reservations/stay'
import type {
  PaymentSessionResponse,
  SessionTokenQuery,
  SessionTokenRequest,
} from 'shared-ui/validators/payments/payment'
import type * as v from 'valibot'
import type { DatabaseTransaction, Executor } from '../../../database/connect.ts'
import { instantText } from '../../../database/instants.ts'
import type { Lodge } from '../../../lodge.ts'
import type { PaymentSession } from '../../../payments/payment-provider.ts'
import { countHeldRooms, lockRooms, moveHoldEnd, takeNights } from '../../nights/nights-service.ts'
import { AmountsDiffer } from '../../reservations/reservation-errors.ts'
import { checkNights, countOfferedRooms, roomOnOffer } from '../../rooms/rooms-service.ts'
import { countHolds, listReplacedHolds, lockHolds } from '../holds/holds-repository.ts'
import { endHold } from '../holds/holds-service.ts'
import { NothingToCharge, PaymentUnavailable, TooManyHolds } from '../purchase-errors.ts'
import { findLocked, insertPurchase, updatePurchase } from '../purchases-repository.ts'
import { checkLateArrival } from './late-arrival.ts'

/** Request for a payment session, and the page that sent it. `amount` in soles. */
export type SessionRequest = v.InferOutput<typeof SessionTokenQuery> & SentBy

type SentBy = Omit<v.InferOutput<typeof SessionTokenRequest>, 'identificationDocument'> & {
  /** The visitor's address, for the provider's risk check. */
  clientIp: string
  /** SHA-256 of the visitor's network, by which holds are counted. */
  addressHash: string
  /** The host name of the visitor's page. */
  hostname: string
}

/** How long nights are held while the session is requested from the provider, in ms. */
const OPENING_HOLD_MS = 2 * MINUTE_MS
/** How long nights are held while the guest pays, in ms; the short one once half of the rooms are held for one of the nights. */
const HOLD_MS = 15 * MINUTE_MS
const SHORT_HOLD_MS = 5 * MINUTE_MS

/** Limits of the purchases that one guest (browser or e-mail) and one address may hold at the same time. */
const MOST_BY_GUEST = 2
const MOST_BY_ADDRESS = 6

/** Largest amount of one card payment, in céntimos: seven digits of soles. */
const LARGEST_CHARGE = 999_999_999

type Hold = { purchaseNumber: number; quote: Quote; openedAt: number; lengthMs: number }

function checkQuote(request: SessionRequest, quote: Quote): void {
  if (quote.total <= 0 || quote.total > LARGEST_CHARGE) throw new NothingToCharge()
  if (centimosFromSoles(request.amount) !== quote.total) throw new AmountsDiffer()
}

const holderOf = (request: SessionRequest) => ({
  visit: request.visit ?? '',
  tab: request.tab ?? '',
  email: request.email,
  address_hash: request.addressHash,
})

/**
 * Ends the holds that the new one replaces, then counts the remaining holds of the guest and the address. Locks all purchases, then
 * all rooms, in a fixed order before anything changes. Throws `TooManyHolds`.
 */
async function replaceHolds(
  lodge: Lodge,
  transaction: DatabaseTransaction,
  request: SessionRequest,
): Promise<void> {
  const { database, clock } = lodge
  const holder = holderOf(request)
  const replaced = await listReplacedHolds(transaction, holder, { ...request, roomId: request.roomID })
  for (const { purchase_number } of replaced) await findLocked(database, transaction, purchase_number)
  await lockRooms(database, transaction, [request.roomID, ...replaced.map(({ room_id }) => room_id)])
  for (const { purchase_number } of replaced) await endHold(lodge, transaction, purchase_number)
  const { byGuest, byAddress } = await countHolds(transaction, holder, instantText(clock()))
  if (byGuest >= MOST_BY_GUEST || byAddress >= MOST_BY_ADDRESS) throw new TooManyHolds()
}

/** Returns the length of a new hold in ms: short once half of the rooms are held for one of the nights. */
async function holdLength(
  executor: Executor,
  { inDate, outDate }: SessionRequest,
  now: number,
): Promise<number> {
  const held = await countHeldRooms(executor, eachDay(inDate, outDate), instantText(now))
  const half = Math.ceil((await countOfferedRooms(executor)) / 2)
  return held.some(({ rooms }) => rooms >= half) ? SHORT_HOLD_MS : HOLD_MS
}

async function writeHold(
  lodge: Lodge,
  transaction: DatabaseTransaction,
  { request, quote, now }: { request: SessionRequest; quote: Quote & { pricePerNight: number }; now: number },
): Promise<number> {
  const { identity, testMode } = lodge.payments.current
  const { pricePerNight, price, igv, total } = quote
  const stay = { room_id: request.roomID, in_date: request.inDate, out_date: request.outDate }
  return insertPurchase(
    transaction,
    {
      ...holderOf(request),
      state: 'held',
      total,
      document_number: request.identificationDocumentNumber,
      session_key: null,
      expires_at: instantText(now + OPENING_HOLD_MS),
      token_hash: null,
      provider: identity.provider,
      environment: identity.environment,
      merchant_id: identity.merchantId,
      test_mode: testMode ? 1 : 0,
      created_at: instantText(now),
      state_at: instantText(now),
    },
    [{ ...stay, price_per_night: pricePerNight, price, igv, total }],
  )
}

/** Calculates the price of the stay and takes its nights for a new purchase, in one transaction. */
function holdNights(lodge: Lodge, request: SessionRequest, now: number): Promise<Hold> {
  const { roomID: roomId, inDate, outDate } = request
  return lodge.database.transaction(async (transaction) => {
    await lockHolds(lodge.database, transaction)
    const { price_per_night: pricePerNight } = await roomOnOffer(transaction, roomId)
    const quote = quoteFor(pricePerNight, nightCount(stayFromNights(inDate, outDate)))
    checkQuote(request, quote)
    await replaceHolds(lodge, transaction, request)
    const lengthMs = await holdLength(transaction, request, now)
    const purchaseNumber = await writeHold(lodge, transaction, {
      request,
      quote: { ...quote, pricePerNight },
      now,
    })
    const owner = { kind: 'hold', purchaseNumber, until: instantText(now + OPENING_HOLD_MS) } as const
    await takeNights(transaction, { roomId, first: inDate, last: outDate, owner }, instantText(now))
    return { purchaseNumber, quote, openedAt: now, lengthMs }
  })
}

/** Extends the hold to the end of the session or of the longest hold, whichever is first. Returns that instant in epoch ms. */
const storeUntilExpiry = (lodge: Lodge, hold: Hold, session: PaymentSession): Promise<number> =>
  lodge.database.transaction(async (transaction) => {
    const expiresAt = Math.min(session.expiresAt, hold.openedAt + hold.lengthMs)
    const until = instantText(expiresAt)
    const purchase = await findLocked(lodge.database, transaction, hold.purchaseNumber)
    if (purchase?.state !== 'held') throw new PaymentUnavailable()
    await updatePurchase(transaction, hold.purchaseNumber, {
      session_key: session.sessionKey,
      expires_at: until,
    })
    await moveHoldEnd(transaction, hold.purchaseNumber, until)
    return expiresAt
  })

async function startSession(lodge: Lodge, request: SessionRequest, hold: Hold): Promise<PaymentSession> {
  try {
    return await lodge.payments.current.startSession({
      amount: hold.quote.total,
      clientIp: request.clientIp,
      email: request.email,
      documentNumber: request.identificationDocumentNumber,
    })
  } catch (cause) {
    await lodge.database.transaction((transaction) => endHold(lodge, transaction, hold.purchaseNumber))
    throw new PaymentUnavailable(undefined, { cause })
  }
}

/**
 * Holds the nights and opens a payment session for them; they stay held until `expirationTime`. Throws `InvalidRequest`,
 * `RoomNotFound`, `AmountsDiffer`, `NothingToCharge`, `NightsTaken`, `NightsHeld`, `TooManyHolds`, `LateCheckIn` or
 * `PaymentUnavailable`.
 */
export async function openPaymentSession(
  lodge: Lodge,
  request: SessionRequest,
): Promise<PaymentSessionResponse> {
  const now = lodge.clock()
  checkNights(request, now)
  checkLateArrival(request.inDate, request, now)
  const hold = await holdNights(lodge, request, now)
  const session = await startSession(lodge, request, hold)
  const expirationTime = await storeUntilExpiry(lodge, hold, session)
  const { form, testMode } = lodge.payments.current
  return {
    sessionToken: { sessionKey: session.sessionKey, expirationTime },
    merchantid: form.merchantId,
    purchasenumber: String(hold.purchaseNumber),
    amount: solesFromCentimos(hold.quote.total),
    scriptUrl: form.scriptUrlAt(request.hostname),
    testMode,
  }
}
