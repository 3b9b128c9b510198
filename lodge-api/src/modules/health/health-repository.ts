import { sql } from 'kysely'
import type { Executor } from '../../database/connect.ts'

/** Runs a statement that fails only if the database is unreachable. */
export async function selectOne(database: Executor): Promise<void> {
  await sql`select 1`.execute(database)
}

const PROBE = 'storage_probe'

/** Stores a text and deletes it again. Throws `StorageFull` if the disk is full. */
export async function writeProbe(database: Executor, value: string): Promise<void> {
  await database
    .insertInto('setting')
    .values({ name: PROBE, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute()
  await database.deleteFrom('setting').where('name', '=', PROBE).execute()
}
