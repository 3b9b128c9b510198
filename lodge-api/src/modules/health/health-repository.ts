import { sql } from 'kysely'
import type { Executor } from '../../database/connect.ts'

/** A statement that only an unreachable database fails. */
export async function selectOne(database: Executor): Promise<void> {
  await sql`select 1`.execute(database)
}

const PROBE = 'storage_probe'

/** Stores a text and removes it again; throws `StorageFull` where there is no room for it. */
export async function writeProbe(database: Executor, value: string): Promise<void> {
  await database
    .insertInto('setting')
    .values({ name: PROBE, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute()
  await database.deleteFrom('setting').where('name', '=', PROBE).execute()
}
