import type { DatabaseTransaction, Engine, Executor } from '../../database/connect.ts'
import type { StaffTable } from '../../database/schema.ts'

/** A member of staff without what only signing in needs. */
export type MemberRow = Omit<StaffTable, 'username_key' | 'password_hash' | 'session_version'>

const MEMBER = [
  'id',
  'username',
  'name',
  'active',
  'created_at',
  'deactivated_at',
  'last_sign_in_at',
] as const

/** Who works here, then who did; by username. */
export const listMembers = (executor: Executor): Promise<MemberRow[]> =>
  executor.selectFrom('staff').select(MEMBER).orderBy('active', 'desc').orderBy('username_key').execute()

/**
 * Every member of staff. On PostgreSQL no other transaction changes one of them before this one ends: two that
 * deactivate the last two at the same moment must not both find another one left.
 */
export async function lockMembers(transaction: DatabaseTransaction, engine: Engine): Promise<MemberRow[]> {
  if (engine === 'postgres') {
    await transaction.selectFrom('staff').select('id').orderBy('id').forUpdate().execute()
  }
  return listMembers(transaction)
}

/** Changes what a member of staff is called, or lets them in again. */
export const updateMember = (
  transaction: DatabaseTransaction,
  id: string,
  change: Partial<Pick<StaffTable, 'name' | 'active' | 'deactivated_at'>>,
) => transaction.updateTable('staff').set(change).where('id', '=', id).execute()

/** The same, and every token they were given is void from now on. */
export const updateMemberEndingSessions = (
  transaction: DatabaseTransaction,
  id: string,
  change: Partial<Pick<StaffTable, 'password_hash' | 'active' | 'deactivated_at'>>,
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
