import { sql } from 'kysely'
import { DAY_MS } from 'shared-ui/rules/dates/durations'
import type { Database, Executor } from '../../database/connect.ts'
import { instantText } from '../../database/instants.ts'

const NUMBERING_BEGAN = Date.UTC(2026, 0, 1)
const NUMBERS_PER_DAY = 10_000
/** The table of purchases now, and before migration 013. */
const PURCHASE_TABLES = ['purchase', 'payment_attempt']

/** Returns the names of a database's tables. */
export async function tableNames(executor: Executor): Promise<string[]> {
  const tables = await executor.introspection.getTables({ withInternalKyselyTables: true })
  return tables.map(({ name }) => name)
}

/** Returns how many reservations a database has and when the newest was made; null if it is not a lodge's. */
export async function describeReservations({ kysely }: Database) {
  if (!(await tableNames(kysely)).includes('reservation')) return null
  const found = await kysely
    .selectFrom('reservation')
    .select(({ fn }) => [fn.countAll<number>().as('reservations'), fn.max('created_at').as('last')])
    .executeTakeFirstOrThrow()
  return { reservations: found.reservations, last: found.last }
}

/**
 * Lets purchase numbers continue after those that were given out between a backup and `now` (epoch ms): the provider rejects a number
 * that it has seen. Ten thousand numbers a day are assumed, as for a new database (decision 003).
 */
export async function advancePurchaseNumbers({ engine, kysely }: Database, now: number): Promise<void> {
  const names = await tableNames(kysely)
  const table = PURCHASE_TABLES.find((name) => names.includes(name))
  if (table === undefined) return
  const least = Math.floor(((now - NUMBERING_BEGAN) / DAY_MS) * NUMBERS_PER_DAY)
  const statement =
    engine === 'sqlite'
      ? sql`update sqlite_sequence set seq = max(seq, ${least}) where name = ${table}`
      : sql`select setval(pg_get_serial_sequence(${table}, 'purchase_number'),
          greatest(nextval(pg_get_serial_sequence(${table}, 'purchase_number')), ${least}))`
  await statement.execute(kysely)
}

/**
 * Lets no refund of a backup be requested by itself: it may have been executed, or paid by hand, between the backup and `now` (epoch
 * ms). Each looks like one whose request was interrupted, which the first start makes `unclear` and reports to staff. They find out
 * and settle it (M-04).
 */
export async function interruptRefunds({ kysely }: Database, now: number): Promise<void> {
  const names = await tableNames(kysely)
  // A refund has a lease since migration 013, which also made this table of purchases.
  if (!names.includes('purchase') || !names.includes('refund')) return
  await sql`update refund set state = 'asking', lease_until = null, next_attempt_at = ${instantText(now)}
    where state in ('waiting', 'asking') and purchase_number is not null`.execute(kysely)
}
