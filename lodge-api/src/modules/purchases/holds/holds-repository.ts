import { type Insertable, sql } from 'kysely'
import type { Database, DatabaseTransaction, Executor } from '../../../database/connect.ts'
import type { PurchaseTable } from '../../../database/tables/purchase-tables.ts'

type Holder = Pick<Insertable<PurchaseTable>, 'visit' | 'tab' | 'email' | 'address_hash'>

// Literals, because SQLite does not use the partial indexes of open purchases for parameters.
const HELD = sql.lit('held' as const)
const OPEN_CHARGES = (['charging', 'unknown', 'returning'] as const).map((state) => sql.lit(state))

const ADVISORY_LOCK = 20_261_129

/** On PostgreSQL, lets one transaction at a time open a hold, so that holds are counted before the next one opens. */
export async function lockHolds({ engine }: Database, transaction: DatabaseTransaction): Promise<void> {
  if (engine === 'postgres') await sql`select pg_advisory_xact_lock(${ADVISORY_LOCK})`.execute(transaction)
}

const HOLDER_COLUMNS = ['visit', 'email', 'address_hash'] as const

/** Returns the holders of nights that are not sold yet at `now` (ISO 8601): holds, and charges without an outcome. */
async function listHolders(executor: Executor, now: string) {
  const held = await executor
    .selectFrom('purchase')
    .select(HOLDER_COLUMNS)
    .where('state', '=', HELD)
    .where('expires_at', '>', now)
    .execute()
  const charged = await executor
    .selectFrom('purchase')
    .select([...HOLDER_COLUMNS, 'state'])
    .where('state', 'in', OPEN_CHARGES)
    .execute()
  // A charge that is being returned no longer takes nights.
  return [...held, ...charged.filter(({ state }) => state !== 'returning')]
}

/**
 * Counts the unsold purchases of this guest (browser or e-mail, ignoring case) and of this address. Charges without an outcome
 * count too: otherwise each charge that the provider never responds to would take another room.
 */
export async function countHolds(
  executor: Executor,
  { visit, email, address_hash }: Holder,
  now: string,
): Promise<{ byGuest: number; byAddress: number }> {
  const holders = await listHolders(executor, now)
  const isOfGuest = (holder: (typeof holders)[number]) =>
    holder.email.toLowerCase() === email.toLowerCase() || (visit !== '' && holder.visit === visit)
  return {
    byGuest: holders.filter(isOfGuest).length,
    byAddress: holders.filter((holder) => holder.address_hash === address_hash).length,
  }
}

type RoomNights = { roomId: string; inDate: string; outDate: string }

/**
 * Lists the holds that a new hold of the same guest replaces: those of the same tab, and those of the same browser for overlapping
 * nights of the room.
 */
export const listReplacedHolds = async (
  executor: Executor,
  { visit, tab }: Pick<Holder, 'visit' | 'tab'>,
  { roomId, inDate, outDate }: RoomNights,
) => {
  const held = await executor
    .selectFrom('purchase')
    .innerJoin('purchase_item as item', 'item.purchase_number', 'purchase.purchase_number')
    .select(['purchase.purchase_number', 'item.room_id'])
    .where('purchase.state', '=', HELD)
    .where(({ or, and, eb }) =>
      or([
        and([eb('purchase.tab', '!=', ''), eb('purchase.tab', '=', tab)]),
        and([
          eb('purchase.visit', '!=', ''),
          eb('purchase.visit', '=', visit),
          eb('item.room_id', '=', roomId),
          eb('item.in_date', '<=', outDate),
          eb('item.out_date', '>=', inDate),
        ]),
      ]),
    )
    // The order of the index of holds; sorted afterwards by purchase number, the order of locking.
    .orderBy('purchase.expires_at')
    .execute()
  return held.toSorted((one, other) => one.purchase_number - other.purchase_number)
}

/** Lists holds that ended by `now` (ISO 8601), and those that end after `latest`, which only a wrong clock can have written. */
export const listEndedHolds = (executor: Executor, now: string, latest: string) =>
  executor
    .selectFrom('purchase')
    .select('purchase_number')
    .where('state', '=', HELD)
    .where(({ or, eb }) => or([eb('expires_at', '<=', now), eb('expires_at', '>', latest)]))
    .orderBy('expires_at')
    .limit(200)
    .execute()
