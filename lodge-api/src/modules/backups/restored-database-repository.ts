import { sql } from 'kysely'
import type { Database, Executor } from '../../database/connect.ts'

const NUMBERING_BEGAN = Date.UTC(2026, 0, 1)
const DAY_MS = 86_400_000
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
