import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Executor } from '../../database/connect.ts'

/** A statement that only an unreachable database fails. */
export async function selectOne(database: Executor): Promise<void> {
  await sql`select 1`.execute(database)
}

const PROBE = 'storage_probe'
/** As much as a few bookings take. Random, or PostgreSQL would compress it to nothing. */
const PROBE_BYTES = 32 * 1024

/** Stores 64 kB and removes them again; throws `StorageFull` where there is no room. */
export async function writeProbe(database: Executor): Promise<void> {
  const value = randomBytes(PROBE_BYTES).toString('hex')
  await database
    .insertInto('setting')
    .values({ name: PROBE, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute()
  await database.deleteFrom('setting').where('name', '=', PROBE).execute()
}
