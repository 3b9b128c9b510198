import { dayInLima } from 'shared-ui/rules/dates/calendar-date'
import type { DatabaseTransaction } from '../../../database/connect.ts'
import { roomOnOffer } from '../../rooms/rooms-service.ts'
import { HoldLost } from '../purchase-errors.ts'
import type { Purchase, PurchaseItem } from '../purchases-repository.ts'

/** How long after its end a hold can still be charged, in ms. */
const GRACE_MS = 3_600_000

/**
 * Throws `HoldLost` for a hold that ended an hour ago or earlier, or, once ended, whose price or dates are no longer valid. A hold
 * that has not ended keeps its price. Whether the nights are free is decided when they are taken.
 */
export async function checkHoldStillValid(
  transaction: DatabaseTransaction,
  { purchase, item, now }: { purchase: Purchase; item: PurchaseItem; now: number },
): Promise<void> {
  const endedAt = Date.parse(purchase.expires_at)
  if (purchase.state === 'held' && endedAt > now) return
  const room = await roomOnOffer(transaction, item.room_id)
  const isValid =
    now - endedAt < GRACE_MS &&
    room.price_per_night === item.price_per_night &&
    item.in_date >= dayInLima(now)
  if (!isValid) throw new HoldLost()
}
