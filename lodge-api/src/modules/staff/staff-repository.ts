import type { DatabaseTransaction, Engine, Executor } from '../../database/connect.ts'
import type { StaffTable } from '../../database/schema.ts'

/** A staff member without the columns that only signing in needs. */
export type MemberRow = Omit<
  StaffTable,
  'username_key' | 'password_hash' | 'password_expires_at' | 'session_version'
>

const MEMBER = [
  'id',
  'username',
  'name',
  'active',
  'created_at',
  'deactivated_at',
  'last_sign_in_at',
] as const

/** Returns the staff by username, active ones first. */
export const listMembers = (executor: Executor): Promise<MemberRow[]> =>
  executor.selectFrom('staff').select(MEMBER).orderBy('active', 'desc').orderBy('username_key').execute()

/**
 * Returns all staff. On PostgreSQL the rows are locked until the transaction ends: two transactions that deactivate the
 * last two members at once must not both find another active one.
 */
export async function lockMembers(transaction: DatabaseTransaction, engine: Engine): Promise<MemberRow[]> {
  if (engine === 'postgres') {
    await transaction.selectFrom('staff').select('id').orderBy('id').forUpdate().execute()
  }
  return listMembers(transaction)
}

/** Changes the name of a staff member, or activates them. */
export const updateMember = (
  transaction: DatabaseTransaction,
  id: string,
  change: Partial<Pick<StaffTable, 'name' | 'active' | 'deactivated_at'>>,
) => transaction.updateTable('staff').set(change).where('id', '=', id).execute()

/** Changes a staff member and invalidates all their tokens. */
export const updateMemberEndingSessions = (
  transaction: DatabaseTransaction,
  id: string,
  change: Partial<Pick<StaffTable, 'password_hash' | 'password_expires_at' | 'active' | 'deactivated_at'>>,
) =>
  transaction
    .updateTable('staff')
    .set((expression) => ({ ...change, session_version: expression('session_version', '+', 1) }))
    .where('id', '=', id)
    .execute()

export async function findIdByUsername(executor: Executor, usernameKey: string): Promise<string | undefined> {
  const staff = await executor
    .selectFrom('staff')
    .select('id')
    .where('username_key', '=', usernameKey)
    .executeTakeFirst()
  return staff?.id
}
