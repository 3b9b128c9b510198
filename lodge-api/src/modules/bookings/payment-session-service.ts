import { centimosFromSoles, type Quote, quoteFor, solesFromCentimos } from 'shared-ui/rules/money'
import { nightCount, stayFromNights } from 'shared-ui/rules/stay'
import type { PaymentSessionAnswer } from 'shared-ui/validators/payment'
import type { DatabaseTransaction } from '../../database/connect.ts'
import { instantText } from '../../database/instants.ts'
import type { Lodge } from '../../lodge.ts'
import type { PaymentSession } from '../../payments/payment-provider.ts'
import { extendHold, freeNightsOfPurchase, lockRoom, takeNights } from '../nights/nights-service.ts'
import { AmountsDiffer } from '../reservations/reservation-errors.ts'
import { checkNights, roomOnOffer } from '../rooms/rooms-service.ts'
import { NothingToCharge, PaymentUnavailable } from './booking-errors.ts'
import { expireHeldAttempts, insertAttempt, moveAttempt } from './bookings-repository.ts'

/** Who wants to pay how much for which nights. `amount` in soles; `clientIp` goes to the provider's risk check. */
export type SessionWish = {
  amount: number
  roomId: string
  inDate: string
  outDate: string
  email: string
  documentNumber: string
  clientIp: string
  /** The host name that the visitor's page was loaded from. */
  hostname: string
  /** A word that only the visitor's tab knows; what it holds already is given up. */
  visit?: string | undefined
}

/** How long nights are held while the provider is asked for a session; its own expiry takes over then. */
const OPENING_HOLD_MS = 2 * 60_000

/** What one card payment can be at the most, in céntimos: seven digits of soles. */
const LARGEST_CHARGE = 999_999_999

type Hold = { purchaseNumber: number; quote: Quote }

function checkQuote(wish: SessionWish, quote: Quote): void {
  if (quote.total <= 0 || quote.total > LARGEST_CHARGE) throw new NothingToCharge()
  if (centimosFromSoles(wish.amount) !== quote.total) throw new AmountsDiffer()
}

async function giveUpEarlier(
  transaction: DatabaseTransaction,
  wish: SessionWish,
  now: string,
): Promise<void> {
  if (!wish.visit) return
  for (const { purchase_number } of await expireHeldAttempts(transaction, wish.visit, now))
    await freeNightsOfPurchase(transaction, purchase_number)
}

/** Prices the stay by the lodge's own reckoning and takes its nights for a purchase, in one transaction. */
function holdNights(lodge: Lodge, wish: SessionWish, now: number): Promise<Hold> {
  const until = instantText(now + OPENING_HOLD_MS)
  return lodge.database.transaction(async (transaction) => {
    await lockRoom(lodge.database, transaction, wish.roomId)
    const room = await roomOnOffer(transaction, wish.roomId)
    const quote = quoteFor(room.price_per_night, nightCount(stayFromNights(wish.inDate, wish.outDate)))
    checkQuote(wish, quote)
    await giveUpEarlier(transaction, wish, instantText(now))
    const purchaseNumber = await insertAttempt(transaction, {
      state: 'held',
      room_id: room.id,
      in_date: wish.inDate,
      out_date: wish.outDate,
      price_per_night: room.price_per_night,
      price: quote.price,
      igv: quote.igv,
      total: quote.total,
      email: wish.email,
      document_number: wish.documentNumber,
      session_key: null,
      expires_at: until,
      token_hash: null,
      reservation_id: null,
      sent_by: null,
      visit: wish.visit ?? '',
      card: '',
      brand: '',
      action_code: '',
      action_description: '',
      transaction_id: '',
      transaction_date: '',
      signature: '',
      test_mode: lodge.payments.testMode ? 1 : 0,
      created_at: instantText(now),
      state_at: instantText(now),
    })
    const owner = { kind: 'hold', purchaseNumber, until } as const
    const nights = { roomId: room.id, first: wish.inDate, last: wish.outDate }
    await takeNights(transaction, { ...nights, owner }, instantText(now))
    return { purchaseNumber, quote }
  })
}

const keepUntilExpiry = (lodge: Lodge, hold: Hold, session: PaymentSession): Promise<void> =>
  lodge.database.transaction(async (transaction) => {
    const until = instantText(session.expiresAt)
    await moveAttempt(transaction, hold.purchaseNumber, {
      from: ['held'],
      values: { session_key: session.sessionKey, expires_at: until },
    })
    await extendHold(transaction, hold.purchaseNumber, until)
  })

const giveUpHold = (lodge: Lodge, hold: Hold): Promise<void> =>
  lodge.database.transaction(async (transaction) => {
    await moveAttempt(transaction, hold.purchaseNumber, {
      from: ['held'],
      values: { state: 'expired', state_at: instantText(lodge.clock()) },
    })
    await freeNightsOfPurchase(transaction, hold.purchaseNumber)
  })

async function startSession(lodge: Lodge, wish: SessionWish, hold: Hold): Promise<PaymentSession> {
  try {
    return await lodge.payments.startSession({
      amount: hold.quote.total,
      clientIp: wish.clientIp,
      email: wish.email,
      documentNumber: wish.documentNumber,
    })
  } catch (cause) {
    await giveUpHold(lodge, hold)
    throw new PaymentUnavailable(undefined, { cause })
  }
}

/**
 * C-06, B-08: holds the nights and opens a payment session for them; they stay held until the session expires. Throws
 * `InvalidRequest`, `RoomNotFound`, `AmountsDiffer`, `NothingToCharge`, `NightsTaken`, `PaymentUnavailable`.
 */
export async function openPaymentSession(lodge: Lodge, wish: SessionWish): Promise<PaymentSessionAnswer> {
  const now = lodge.clock()
  checkNights(wish, now)
  const hold = await holdNights(lodge, wish, now)
  const session = await startSession(lodge, wish, hold)
  await keepUntilExpiry(lodge, hold, session)
  return {
    sessionToken: { sessionKey: session.sessionKey, expirationTime: session.expiresAt },
    merchantid: lodge.payments.form.merchantId,
    purchasenumber: String(hold.purchaseNumber),
    amount: solesFromCentimos(hold.quote.total),
    scriptUrl: lodge.payments.form.scriptUrlAt(wish.hostname),
    testMode: lodge.payments.testMode,
  }
}
