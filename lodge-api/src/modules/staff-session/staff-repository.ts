import type { DatabaseTransaction, Executor } from '../../database/connect.ts'
import type { StaffTable } from '../../database/schema.ts'

/** SQL for sign-in and for the secret that signs sessions. */
export function findStaffByUsername(database: Executor, usernameKey: string) {
  return database
    .selectFrom('staff')
    .leftJoin('second_factor', 'second_factor.staff_id', 'staff.id')
    .select(['id', 'username', 'name', 'password_hash', 'password_expires_at'])
    .select(['session_version', 'staff.active'])
    .select('second_factor.active as second_factor')
    .where('username_key', '=', usernameKey)
    .executeTakeFirst()
}

/** Returns what a new session of an active staff member needs. */
export function findActiveStaff(database: Executor, id: string) {
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

/**
 * Records the time of a sign-in (ISO 8601). Returns false if the staff member was deactivated or changed password
 * meanwhile.
 */
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

/** Replaces a generated password and ends sessions. Returns false if that happened meanwhile. */
export async function replaceFirstPassword(
  transaction: DatabaseTransaction,
  { id, session_version }: Pick<StaffTable, 'id' | 'session_version'>,
  password_hash: string,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('staff')
    .set({ password_hash, password_expires_at: null, session_version: session_version + 1 })
    .where('id', '=', id)
    .where('session_version', '=', session_version)
    .where('active', '=', 1)
    .where('password_expires_at', 'is not', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export async function hasStaff(database: Executor): Promise<boolean> {
  const anyone = await database.selectFrom('staff').select('id').limit(1).executeTakeFirst()
  return anyone !== undefined
}

/** Adds a staff member. Returns false if the username exists, possibly added by another server meanwhile. */
export async function insertStaff(database: Executor, staff: StaffTable): Promise<boolean> {
  const inserted = await database
    .insertInto('staff')
    .values(staff)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return inserted.numInsertedOrUpdatedRows === 1n
}

export async function findSetting(database: Executor, name: string): Promise<string | undefined> {
  const row = await database.selectFrom('setting').select('value').where('name', '=', name).executeTakeFirst()
  return row?.value
}

export async function deleteSetting(database: Executor, name: string): Promise<void> {
  await database.deleteFrom('setting').where('name', '=', name).execute()
}

/** Stores the value of `name` in place of an earlier one. */
export async function replaceSetting(database: Executor, name: string, value: string): Promise<void> {
  await database
    .insertInto('setting')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute()
}

/** Returns the stored value of `name`; stores `candidate` if there is none, so that all servers use the first one. */
export async function storeSetting(database: Executor, name: string, candidate: string): Promise<string> {
  await database
    .insertInto('setting')
    .values({ name, value: candidate })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  const stored = await database
    .selectFrom('setting')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  return stored.value
}
