import { instantText } from '../../database/instants.ts'
import type { Lodge } from '../../lodge.ts'
import { freeNightsOfPurchase } from '../nights/nights-service.ts'
import {
  expireEndedAttempts,
  findAttempt,
  listInterruptedAttempts,
  type PaymentAttempt,
} from './bookings-repository.ts'
import { CHARGE_LIMIT_MS } from './make-reservation-service.ts'
import { RUN_ID } from './run-id.ts'
import { leaveUnknown, reverse, type SentAttempt, settleApproval } from './settle-purchase.ts'

const SECOND_MS = 1_000
/** After a purchase was given up as never charged, one more look, in case the provider was only late. */
const LAST_LOOK_MS = 3_600_000

const isSent = (attempt: PaymentAttempt | undefined): attempt is SentAttempt =>
  attempt !== undefined && attempt.reservation_id !== null

/** When to look again, in epoch milliseconds: the next of the configured moments since the answer was lost. */
function nextLook(lodge: Lodge, attempt: SentAttempt): number | null {
  const since = Date.parse(attempt.state_at)
  const moments = lodge.config.paymentLookupSeconds.map((seconds) => since + seconds * SECOND_MS)
  return moments.find((moment) => moment > lodge.clock()) ?? null
}

/** A charge that shows up after all, for a purchase that was given up: the money goes back. */
async function giveBackLateCharge(lodge: Lodge, attempt: SentAttempt): Promise<void> {
  const found = await lodge.payments.lookup(String(attempt.purchase_number))
  if (found.kind === 'approved') await lodge.payments.cancel(found.charge)
}

/**
 * Finds out what became of a charge whose answer was lost, and confirms or reverses it (B-10). A purchase that the provider does not
 * know may still be on its way there, so it is only given up at the last of the moments. Gives when to look again, or null.
 * Throws `ProviderUnavailable`.
 */
export async function settleUnknown(lodge: Lodge, purchaseNumber: number): Promise<number | null> {
  const attempt = await findAttempt(lodge.database.kysely, purchaseNumber)
  if (!isSent(attempt)) return null
  if (attempt.state === 'reversed') {
    await giveBackLateCharge(lodge, attempt)
    return null
  }
  if (attempt.state !== 'unknown') return null
  const found = await lodge.payments.lookup(String(purchaseNumber))
  if (found.kind === 'approved') {
    await settleApproval(lodge, attempt, found.charge)
    return null
  }
  const again = found.kind === 'absent' ? nextLook(lodge, attempt) : null
  if (again !== null) return again
  await reverse(lodge, attempt, null)
  return found.kind === 'absent' ? lodge.clock() + LAST_LOOK_MS : null
}

/** Charges that were cut off by a crash, or whose request never came back, go the way of unanswered ones. */
export async function recoverInterrupted(lodge: Lodge): Promise<void> {
  const onlyRun = lodge.database.engine === 'sqlite' ? RUN_ID : null
  const before = instantText(lodge.clock() - CHARGE_LIMIT_MS)
  for (const { purchase_number } of await listInterruptedAttempts(lodge.database.kysely, before, onlyRun)) {
    const attempt = await findAttempt(lodge.database.kysely, purchase_number)
    if (isSent(attempt)) await leaveUnknown(lodge, attempt)
  }
}

/** Ends the holds whose time ran out. Nobody waits for it: an ended hold makes way by itself (case 9). */
export const expireHolds = (lodge: Lodge): Promise<void> =>
  lodge.database.transaction(async (transaction) => {
    for (const { purchase_number } of await expireEndedAttempts(transaction, instantText(lodge.clock()))) {
      await freeNightsOfPurchase(transaction, purchase_number)
    }
  })
