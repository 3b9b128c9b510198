import type { Executor } from '../../database/connect.ts'
import type { StaffTable } from '../../database/schema.ts'

/** SQL on staff and on the secret their sessions are signed with. */
export function findStaffByUsername(database: Executor, username: string) {
  return database
    .selectFrom('staff')
    .select(['id', 'username', 'password_hash', 'session_version'])
    .where('username', '=', username)
    .where('active', '=', 1)
    .executeTakeFirst()
}

/** The active member of staff whose sessions are of `sessionVersion`. */
export function findStaffOfSession(database: Executor, id: string, sessionVersion: number) {
  return database
    .selectFrom('staff')
    .select(['id', 'username'])
    .where('id', '=', id)
    .where('session_version', '=', sessionVersion)
    .where('active', '=', 1)
    .executeTakeFirst()
}

export async function hasStaff(database: Executor): Promise<boolean> {
  const anyone = await database.selectFrom('staff').select('id').limit(1).executeTakeFirst()
  return anyone !== undefined
}

/** Whether the row is new; false when another server has made the same one meanwhile. */
export async function insertStaff(database: Executor, staff: StaffTable): Promise<boolean> {
  const inserted = await database
    .insertInto('staff')
    .values(staff)
    .onConflict((conflict) => conflict.column('username').doNothing())
    .executeTakeFirst()
  return inserted.numInsertedOrUpdatedRows === 1n
}

/** The value kept under `name`: `candidate` where there was none yet, the first one for every server. */
export async function keepSetting(database: Executor, name: string, candidate: string): Promise<string> {
  await database
    .insertInto('setting')
    .values({ name, value: candidate })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  const kept = await database
    .selectFrom('setting')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  return kept.value
}
