import type { DatabaseTransaction, Executor } from '../../database/connect.ts'
import type { StaffTable } from '../../database/schema.ts'

/** SQL on who signs in, and on the secret their sessions are signed with. */
export function findStaffByUsername(database: Executor, usernameKey: string) {
  return database
    .selectFrom('staff')
    .select(['id', 'username', 'name', 'password_hash', 'session_version', 'active'])
    .where('username_key', '=', usernameKey)
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

/** What a token tells of an active member of staff. */
export function findSessionOf(database: Executor, id: string) {
  return database
    .selectFrom('staff')
    .select(['id', 'username', 'name', 'session_version'])
    .where('id', '=', id)
    .where('active', '=', 1)
    .executeTakeFirst()
}

export async function findPasswordHash(database: Executor, id: string): Promise<string | undefined> {
  const staff = await database
    .selectFrom('staff')
    .select('password_hash')
    .where('id', '=', id)
    .executeTakeFirst()
  return staff?.password_hash
}

/** Notes a sign-in (ISO 8601); whether the member of staff is still who the password was right for. */
export async function noteLastSignIn(
  transaction: DatabaseTransaction,
  { id, session_version }: Pick<StaffTable, 'id' | 'session_version'>,
  at: string,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('staff')
    .set({ last_sign_in_at: at })
    .where('id', '=', id)
    .where('session_version', '=', session_version)
    .where('active', '=', 1)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export async function hasStaff(database: Executor): Promise<boolean> {
  const anyone = await database.selectFrom('staff').select('id').limit(1).executeTakeFirst()
  return anyone !== undefined
}

/** Whether the row is new; false when there is one of that username, perhaps made by another server meanwhile. */
export async function insertStaff(database: Executor, staff: StaffTable): Promise<boolean> {
  const inserted = await database
    .insertInto('staff')
    .values(staff)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return inserted.numInsertedOrUpdatedRows === 1n
}

/** The value kept under `name`: `candidate` where there was none yet, the first one for every server. */
export async function storeSetting(database: Executor, name: string, candidate: string): Promise<string> {
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
