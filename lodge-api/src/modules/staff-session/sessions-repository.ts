import type { Executor } from '../../database/connect.ts'
import type { StaffSessionTable } from '../../database/tables/staff-session-table.ts'

/** SQL for the open sessions of staff. */
export const insertSession = (executor: Executor, session: StaffSessionTable) =>
  executor.insertInto('staff_session').values(session).execute()

/** Returns a session and its active staff member, unless it was last used before `usedSince` (ISO 8601). */
export const findOpenSession = (executor: Executor, id: string, usedSince: string) =>
  executor
    .selectFrom('staff_session as session')
    .innerJoin('staff', (join) =>
      join
        .onRef('staff.id', '=', 'session.staff_id')
        .onRef('staff.session_version', '=', 'session.staff_version'),
    )
    .select([
      'staff.id',
      'staff.username',
      'staff.name',
      'session.id as session_id',
      'session.created_at',
      'session.last_used_at',
      'session.confirmed_at',
    ])
    .where('session.id', '=', id)
    .where('session.last_used_at', '>', usedSince)
    .where('staff.active', '=', 1)
    .executeTakeFirst()

export const updateSession = (
  executor: Executor,
  id: string,
  change: Partial<Pick<StaffSessionTable, 'last_used_at' | 'confirmed_at'>>,
) => executor.updateTable('staff_session').set(change).where('id', '=', id).execute()

export const deleteSession = (executor: Executor, id: string) =>
  executor.deleteFrom('staff_session').where('id', '=', id).execute()

export const deleteOwnSession = (executor: Executor, staffId: string, id: string) =>
  executor.deleteFrom('staff_session').where('id', '=', id).where('staff_id', '=', staffId).execute()

/** Returns the sessions of a staff member that were used after `usedSince`, the last used first. */
export const listSessions = (executor: Executor, staffId: string, usedSince: string) =>
  executor
    .selectFrom('staff_session')
    .innerJoin('staff', (join) =>
      join
        .onRef('staff.id', '=', 'staff_session.staff_id')
        .onRef('staff.session_version', '=', 'staff_session.staff_version'),
    )
    .select(['staff_session.id', 'browser', 'staff_session.created_at', 'last_used_at'])
    .where('staff_id', '=', staffId)
    .where('last_used_at', '>', usedSince)
    .orderBy('last_used_at', 'desc')
    .orderBy('staff_session.id')
    .execute()

export const deleteOtherSessions = (executor: Executor, staffId: string, ownId: string) =>
  executor.deleteFrom('staff_session').where('staff_id', '=', staffId).where('id', '!=', ownId).execute()

/** Deletes the sessions that began before an instant or were last used before another (ISO 8601). */
export const deleteSessionsBefore = (executor: Executor, begun: string, used: string) =>
  executor
    .deleteFrom('staff_session')
    .where((eb) => eb.or([eb('created_at', '<=', begun), eb('last_used_at', '<=', used)]))
    .execute()
