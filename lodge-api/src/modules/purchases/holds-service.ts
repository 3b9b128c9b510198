import type { DatabaseTransaction } from '../../database/connect.ts'
import { instantText } from '../../database/instants.ts'
import type { Lodge } from '../../lodge.ts'
import { type Actor, recordDeed } from '../audit/audit-service.ts'
import { listEndedHolds } from './holds-repository.ts'
import { HoldNotOpen } from './purchase-errors.ts'
import { readPurchaseNumber } from './purchase-number.ts'
import { findLocked } from './purchases-repository.ts'
import { transition } from './transition.ts'

/** Longer than any hold lasts, in ms: one that ends further ahead was written by a wrong clock. */
const LONGEST_HOLD_MS = 3_600_000

/** Ends a hold whose charge has not begun; nothing changes for any other purchase. */
export const endHold = (lodge: Lodge, transaction: DatabaseTransaction, purchaseNumber: number) =>
  transition(lodge, transaction, { purchaseNumber, event: { type: 'hold_ended' } })

/** Ends the holds whose time ran out, one transaction each. Nobody waits for it: an ended hold makes way by itself (case 9). */
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

/** The guest leaves before paying: the hold ends. A purchase that is unknown, another's or past its hold changes nothing. */
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

/** M-08: staff release a hold whose charge has not begun. Throws `HoldNotOpen`. */
export const releaseHoldByStaff = (lodge: Lodge, purchaseNumber: string, actor: Actor): Promise<void> =>
  lodge.database.transaction(async (transaction) => {
    const number = readPurchaseNumber(purchaseNumber)
    if (!(await findLocked(lodge.database, transaction, number))) throw new HoldNotOpen()
    const result = await endHold(lodge, transaction, number)
    if (result.kind === 'settled') throw new HoldNotOpen()
    const subject = { kind: 'payment', id: purchaseNumber } as const
    await recordDeed(transaction, { action: 'delete', subject, actor }, lodge.clock())
  })
