import { usernameKey } from 'shared-ui/rules/username-key'
import type { NewStaff, StaffMemberResponse } from 'shared-ui/validators/staff'
import type { DatabaseTransaction } from '../../database/connect.ts'
import { instantText } from '../../database/instants.ts'
import type { Lodge } from '../../lodge.ts'
import { type Actor, recordAuditEntry, type StaffAction } from '../audit/audit-service.ts'
import { addMember } from '../staff-session/new-staff-service.ts'
import { hashPassword } from '../staff-session/password-service.ts'
import { LastActiveStaff, StaffNotFound, UsernameTaken } from './staff-errors.ts'
import {
  findIdByUsername,
  listMembers,
  lockMembers,
  type MemberRow,
  updateMember,
  updateMemberEndingSessions,
} from './staff-repository.ts'

/** What keeping the staff list needs: the command line has no more than this. */
export type StaffKeeping = Pick<Lodge, 'database' | 'clock'>

/** Who works here, then who did; `isYou` is the one of `ownId`. */
export async function staffMembers(
  { database }: StaffKeeping,
  ownId: string | null,
): Promise<StaffMemberResponse[]> {
  const members = await listMembers(database.kysely)
  return members.map(({ id, ...member }) => ({
    _id: id,
    username: member.username,
    name: member.name,
    active: member.active === 1,
    isYou: id === ownId,
    createdAt: member.created_at,
    deactivatedAt: member.deactivated_at,
    lastSignInAt: member.last_sign_in_at,
  }))
}

/** The id of who has a username, in whatever case. Throws `StaffNotFound`. */
export async function staffIdOf({ database }: StaffKeeping, username: string): Promise<string> {
  const id = await findIdByUsername(database.kysely, usernameKey(username))
  if (id === undefined) throw new StaffNotFound()
  return id
}

/** Adds a member of staff, who may sign in at once. Throws `UsernameTaken`. Gives the id. */
export async function addStaff(keeping: StaffKeeping, staff: NewStaff, actor: Actor): Promise<string> {
  const { username, name, password } = staff
  const passwordHash = await hashPassword(password)
  const now = keeping.clock()
  return keeping.database.transaction(async (transaction) => {
    const id = await addMember(transaction, { username, name, passwordHash }, now)
    if (id === null) throw new UsernameTaken()
    const subject = { kind: 'staff', id } as const
    await recordAuditEntry(transaction, { action: 'create', subject, after: { name, username }, actor }, now)
    return id
  })
}

/** What is done to a member of staff, and what is written down of it; null where there is nothing to do. */
type Change = (
  transaction: DatabaseTransaction,
  member: MemberRow,
  everyone: MemberRow[],
) => Promise<Omit<StaffAction, 'subject'> | null>

async function changeMember(
  keeping: StaffKeeping,
  who: { id: string; actor: Actor },
  change: Change,
): Promise<void> {
  const { database, clock } = keeping
  await database.transaction(async (transaction) => {
    const everyone = await lockMembers(transaction, database.engine)
    const member = everyone.find(({ id }) => id === who.id)
    if (!member) throw new StaffNotFound()
    const entry = await change(transaction, member, everyone)
    if (!entry) return
    const subject = { kind: 'staff', id: member.id } as const
    await recordAuditEntry(transaction, { ...entry, subject, actor: who.actor }, clock())
  })
}

/** Gives a member of staff another name of their own. Throws `StaffNotFound`. */
export const renameStaff = (keeping: StaffKeeping, id: string, change: { name: string; actor: Actor }) =>
  changeMember(keeping, { id, actor: change.actor }, async (transaction, member) => {
    const { name } = change
    if (member.name === name) return null
    await updateMember(transaction, id, { name })
    return { action: 'update', before: { name: member.name }, after: { name } }
  })

/** Gives a member of staff another password, and ends every session of theirs. Throws `StaffNotFound`. */
export async function changePassword(
  keeping: StaffKeeping,
  id: string,
  { password, actor }: { password: string; actor: Actor },
): Promise<void> {
  const password_hash = await hashPassword(password)
  await changeMember(keeping, { id, actor }, async (transaction) => {
    await updateMemberEndingSessions(transaction, id, { password_hash })
    return { action: 'change_password' }
  })
}

/**
 * Lets a member of staff in no more, and ends every session of theirs. One who may not sign in already needs nothing. Throws
 * `StaffNotFound`, `LastActiveStaff`.
 */
export const deactivateStaff = (keeping: StaffKeeping, id: string, actor: Actor): Promise<void> =>
  changeMember(keeping, { id, actor }, async (transaction, member, everyone) => {
    if (member.active === 0) return null
    const isLast = everyone.every((other) => other.id === id || other.active === 0)
    if (isLast) throw new LastActiveStaff()
    const deactivated_at = instantText(keeping.clock())
    await updateMemberEndingSessions(transaction, id, { active: 0, deactivated_at })
    return { action: 'deactivate' }
  })

/** Lets a member of staff in again, with the password they had. Throws `StaffNotFound`. */
export const activateStaff = (keeping: StaffKeeping, id: string, actor: Actor): Promise<void> =>
  changeMember(keeping, { id, actor }, async (transaction, member) => {
    if (member.active === 1) return null
    await updateMember(transaction, id, { active: 1, deactivated_at: null })
    return { action: 'activate' }
  })
