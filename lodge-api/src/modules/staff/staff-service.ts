import { usernameKey } from 'shared-ui/rules/username-key'
import type { NewStaff, StaffMemberResponse } from 'shared-ui/validators/staff/staff'
import type { DatabaseTransaction } from '../../database/connect.ts'
import { instantText } from '../../database/instants.ts'
import type { Lodge } from '../../lodge.ts'
import { type Actor, recordAuditEntry, type StaffAction } from '../audit/audit-service.ts'
import { addMember } from '../staff-session/new-staff-service.ts'
import { refuseCommonPassword } from '../staff-session/passwords/common-passwords.ts'
import { hashPassword } from '../staff-session/passwords/password-service.ts'
import {
  type MadeSecondFactor,
  makeSecondFactor,
  resetSecondFactor,
  storeSecondFactor,
} from '../staff-session/second-factor/second-factor-service.ts'
import { LastActiveStaff, StaffNotFound, UsernameTaken } from './staff-errors.ts'
import {
  findIdByUsername,
  listMembers,
  lockMembers,
  type MemberRow,
  updateMember,
  updateMemberEndingSessions,
} from './staff-repository.ts'

/** The dependencies of staff management, which the command line has too. */
export type StaffContext = Pick<Lodge, 'database' | 'clock'>

/** Returns the staff, active ones first; `isYou` marks the one with `ownId`. */
export async function staffMembers(
  { database }: StaffContext,
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

/** Returns the id of a username, ignoring case. Throws `StaffNotFound`. */
export async function staffIdOf({ database }: StaffContext, username: string): Promise<string> {
  const id = await findIdByUsername(database.kysely, usernameKey(username))
  if (id === undefined) throw new StaffNotFound()
  return id
}

/** Adds a staff member, who can sign in at once, and returns the id. Throws `UsernameTaken` and `PasswordCommon`. */
export async function addStaff(context: StaffContext, staff: NewStaff, actor: Actor): Promise<string> {
  const { username, name, password } = staff
  await refuseCommonPassword(password, username)
  const passwordHash = await hashPassword(password)
  const now = context.clock()
  return context.database.transaction(async (transaction) => {
    const id = await addMember(transaction, { username, name, passwordHash }, now)
    if (id === null) throw new UsernameTaken()
    const subject = { kind: 'staff', id } as const
    await recordAuditEntry(transaction, { action: 'create', subject, after: { name, username }, actor }, now)
    return id
  })
}

/** A change of a staff member that returns its audit entry, or null if nothing changed. */
type Change = (
  transaction: DatabaseTransaction,
  member: MemberRow,
  members: MemberRow[],
) => Promise<Omit<StaffAction, 'subject'> | null>

async function changeMember(
  context: StaffContext,
  target: { id: string; actor: Actor },
  change: Change,
): Promise<void> {
  const { database, clock } = context
  await database.transaction(async (transaction) => {
    const members = await lockMembers(transaction, database.engine)
    const member = members.find(({ id }) => id === target.id)
    if (!member) throw new StaffNotFound()
    const entry = await change(transaction, member, members)
    if (!entry) return
    const subject = { kind: 'staff', id: member.id } as const
    await recordAuditEntry(transaction, { ...entry, subject, actor: target.actor }, clock())
  })
}

/** Changes the name of a staff member. Throws `StaffNotFound`. */
export const renameStaff = (context: StaffContext, id: string, change: { name: string; actor: Actor }) =>
  changeMember(context, { id, actor: change.actor }, async (transaction, member) => {
    const { name } = change
    if (member.name === name) return null
    await updateMember(transaction, id, { name })
    return { action: 'update', before: { name: member.name }, after: { name } }
  })

const usernameOf = async ({ database }: StaffContext, id: string): Promise<string | undefined> =>
  (await listMembers(database.kysely)).find((member) => member.id === id)?.username

/** Changes the password of a staff member and ends their sessions. Throws `StaffNotFound` and `PasswordCommon`. */
export async function changePassword(
  context: StaffContext,
  id: string,
  { password, actor }: { password: string; actor: Actor },
): Promise<void> {
  await refuseCommonPassword(password, await usernameOf(context, id))
  const password_hash = await hashPassword(password)
  await changeMember(context, { id, actor }, async (transaction) => {
    await updateMemberEndingSessions(transaction, id, { password_hash, password_expires_at: null })
    return { action: 'change_password' }
  })
}

/**
 * Deactivates a staff member and ends their sessions. Does nothing if they are inactive already. Throws `StaffNotFound`
 * and `LastActiveStaff`.
 */
export const deactivateStaff = (context: StaffContext, id: string, actor: Actor): Promise<void> =>
  changeMember(context, { id, actor }, async (transaction, member, members) => {
    if (member.active === 0) return null
    const isLast = members.every((other) => other.id === id || other.active === 0)
    if (isLast) throw new LastActiveStaff()
    const deactivated_at = instantText(context.clock())
    await updateMemberEndingSessions(transaction, id, { active: 0, deactivated_at })
    return { action: 'deactivate' }
  })

/**
 * Adds a second factor to a staff member, who cannot do so in the console where sign-ins require one, and ends their sessions. Returns
 * what their app and they need. Throws `StaffNotFound` and `SecondFactorChanged`.
 */
export async function addSecondFactor(
  context: StaffContext & { key: Uint8Array },
  { id, username }: { id: string; username: string },
  actor: Actor,
): Promise<MadeSecondFactor['shown']> {
  const { rows, shown } = await makeSecondFactor(context, { id, username })
  await changeMember(context, { id, actor }, async (transaction) => {
    await storeSecondFactor(context, transaction, { ...rows, actor })
    await updateMemberEndingSessions(transaction, id, {})
    return null
  })
  return shown
}

/**
 * Removes the second factor of a staff member, who lost phone and recovery codes, and ends their sessions, which may be on that
 * phone. Does nothing if there is none. Throws `StaffNotFound`.
 */
export async function removeSecondFactor(context: StaffContext, id: string, actor: Actor): Promise<void> {
  await changeMember(context, { id, actor }, async (transaction) => {
    const isRemoved = await resetSecondFactor(context, transaction, { id, actor })
    if (isRemoved) await updateMemberEndingSessions(transaction, id, {})
    return null
  })
}

/** Activates a staff member, whose password remains. Throws `StaffNotFound`. */
export const activateStaff = (context: StaffContext, id: string, actor: Actor): Promise<void> =>
  changeMember(context, { id, actor }, async (transaction, member) => {
    if (member.active === 1) return null
    await updateMember(transaction, id, { active: 1, deactivated_at: null })
    return { action: 'activate' }
  })
