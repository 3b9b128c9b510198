import type { DatabaseTransaction } from '../../../database/connect.ts'
import { instantText } from '../../../database/instants.ts'
import type { Lodge } from '../../../lodge.ts'
import { type Actor, recordAuditEntry } from '../../audit/audit-service.ts'
import { HoldNotOpen } from '../purchase-errors.ts'
import { readPurchaseNumber } from '../purchase-number.ts'
import { findLocked } from '../purchases-repository.ts'
import { transition } from '../transition.ts'
import { listEndedHolds } from './holds-repository.ts'

/** Longer than any hold, in ms: one that ends later than that was written by a wrong clock. */
const LONGEST_HOLD_MS = 3_600_000

/** Ends a hold whose charge has not begun. Does nothing for a purchase in any other state. */
export const endHold = (lodge: Lodge, transaction: DatabaseTransaction, purchaseNumber: number) =>
  transition(lodge, transaction, { purchaseNumber, event: { type: 'hold_ended' } })

/** Ends expired holds, one transaction each. Nothing depends on it: an ended hold no longer blocks other bookings. */
export async function expireHolds(lodge: Lodge): Promise<void> {
  const now = lodge.clock()
  const ended = await listEndedHolds(
    lodge.database.kysely,
    instantText(now),
    instantText(now + LONGEST_HOLD_MS),
  )
  for (const { purchase_number } of ended) {
    await lodge.database.transaction((transaction) => endHold(lodge, transaction, purchase_number))
  }
}

/**
 * Ends the hold of a guest who leaves before paying. Does nothing if the purchase is unknown, has another session key or is no
 * longer held.
 */
export async function releaseOwnHold(
  lodge: Lodge,
  { purchaseNumber, sessionKey }: { purchaseNumber: string; sessionKey: string },
): Promise<void> {
  const number = readPurchaseNumber(purchaseNumber)
  await lodge.database.transaction(async (transaction) => {
    const purchase = await findLocked(lodge.database, transaction, number)
    if (purchase?.session_key !== sessionKey) return
    await endHold(lodge, transaction, number)
  })
}

/** Lets staff release a hold whose charge has not begun. Throws `HoldNotOpen`. */
export const releaseHoldByStaff = (lodge: Lodge, purchaseNumber: string, actor: Actor): Promise<void> =>
  lodge.database.transaction(async (transaction) => {
    const number = readPurchaseNumber(purchaseNumber)
    if (!(await findLocked(lodge.database, transaction, number))) throw new HoldNotOpen()
    const result = await endHold(lodge, transaction, number)
    if (result.kind === 'settled') throw new HoldNotOpen()
    const subject = { kind: 'payment', id: purchaseNumber } as const
    await recordAuditEntry(transaction, { action: 'delete', subject, actor }, lodge.clock())
  })
