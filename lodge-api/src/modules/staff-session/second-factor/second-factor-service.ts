import type { Database, DatabaseTransaction } from '../../../database/connect.ts'
import { newId } from '../../../database/ids.ts'
import { instantText } from '../../../database/instants.ts'
import type { RecoveryCodeTable, SecondFactorTable } from '../../../database/tables/second-factor-tables.ts'
import type { Lodge } from '../../../lodge.ts'
import { type Actor, recordAuditEntry, type StaffAction } from '../../audit/audit-service.ts'
import { hashPassword } from '../passwords/password-service.ts'
import { deleteOtherSessions } from '../sessions-repository.ts'
import type { SignedInStaff } from '../staff-member.ts'
import { newSecret, stepOfCode, uriOf } from './one-time-code.ts'
import { newRecoveryCodes } from './recovery-codes.ts'
import { openSecret, sealSecret } from './sealed-secret.ts'
import { SecondFactorChanged, SecondFactorRequired, SecondFactorWrong } from './second-factor-errors.ts'
import {
  activate,
  deleteSecondFactor,
  findSecondFactor,
  insertRecoveryCodes,
  listRecoveryCodes,
  listWithoutSecondFactor,
  storePending,
} from './second-factor-repository.ts'

type Context = Pick<Lodge, 'database' | 'clock'>

/** Returns whether the staff member has a second factor, and how many recovery codes are left. */
export async function secondFactorOf({ database }: Context, staffId: string) {
  const factor = await findSecondFactor(database.kysely, staffId)
  const codes = await listRecoveryCodes(database.kysely, staffId)
  return { isActive: factor?.active === 1, recoveryCodesLeft: codes.length }
}

/** Returns the usernames of active staff members who have no second factor. */
export const usernamesWithoutSecondFactor = ({ kysely }: Pick<Database, 'kysely'>): Promise<string[]> =>
  listWithoutSecondFactor(kysely)

/**
 * Stores a new secret for one's app, which `confirmSecondFactor` activates, and returns it, in base 32, with its URI for the QR code.
 * Throws `SecondFactorChanged` if there is an active second factor.
 */
export async function startSecondFactor(
  { database, clock }: Context,
  key: Uint8Array,
  staff: SignedInStaff,
): Promise<{ secret: string; uri: string }> {
  const secret = newSecret()
  const isStored = await storePending(database.kysely, {
    staff_id: staff.id,
    sealed_secret: sealSecret(key, staff.id, secret),
    active: 0,
    last_step: 0,
    created_at: instantText(clock()),
  })
  if (!isStored) throw new SecondFactorChanged()
  return { secret, uri: uriOf(secret, staff.username) }
}

/**
 * Activates one's pending second factor by a first code of the app, ends one's other sessions, and returns the recovery codes, which
 * are stored as hashes only. Throws `SecondFactorWrong` and `SecondFactorChanged`.
 */
export async function confirmSecondFactor(
  context: Context,
  key: Uint8Array,
  { staff, code }: { staff: SignedInStaff; code: string },
): Promise<string[]> {
  const { database, clock } = context
  const factor = await findSecondFactor(database.kysely, staff.id)
  if (factor?.active !== 0) throw new SecondFactorChanged()
  const secret = openSecret(key, staff.id, factor.sealed_secret)
  const step = secret === null ? null : stepOfCode(secret, code, clock())
  if (step === null) throw new SecondFactorWrong()
  const codes = newRecoveryCodes()
  const rows = await hashedCodes(staff.id, codes, clock())
  await database.transaction(async (transaction) => {
    if (!(await activate(transaction, factor, step))) throw new SecondFactorChanged()
    await insertRecoveryCodes(transaction, rows)
    await deleteOtherSessions(transaction, staff.id, staff.sessionId)
    await record(context, transaction, { action: 'add_second_factor', id: staff.id, actor: staff })
  })
  return codes
}

/** A second factor for a staff member: the rows to store, and what their app and they need. */
export type MadeSecondFactor = {
  rows: { factor: SecondFactorTable; codes: RecoveryCodeTable[] }
  shown: { secret: string; uri: string; recoveryCodes: string[] }
}

/** Makes an active second factor, with its secret in base 32. Stores nothing. */
export async function makeSecondFactor(
  { key, clock }: Pick<Lodge, 'clock'> & { key: Uint8Array },
  { id, username }: { id: string; username: string },
): Promise<MadeSecondFactor> {
  const [secret, recoveryCodes, now] = [newSecret(), newRecoveryCodes(), clock()]
  const sealed_secret = sealSecret(key, id, secret)
  const factor = { staff_id: id, sealed_secret, active: 1, last_step: 0, created_at: instantText(now) }
  return {
    rows: { factor, codes: await hashedCodes(id, recoveryCodes, now) },
    shown: { secret, uri: uriOf(secret, username), recoveryCodes },
  }
}

/** Stores a second factor, in the transaction of the caller. Throws `SecondFactorChanged` if the staff member has one. */
export async function storeSecondFactor(
  context: Context,
  transaction: DatabaseTransaction,
  { factor, codes, actor }: MadeSecondFactor['rows'] & { actor: Actor },
): Promise<void> {
  if (!(await storePending(transaction, factor))) throw new SecondFactorChanged()
  await insertRecoveryCodes(transaction, codes)
  await record(context, transaction, { action: 'add_second_factor', id: factor.staff_id, actor })
}

const hashedCodes = async (staffId: string, codes: readonly string[], now: number) =>
  (await Promise.all(codes.map(hashPassword))).map((code_hash) => ({
    id: newId(now),
    staff_id: staffId,
    code_hash,
  }))

/**
 * Removes one's own second factor and ends one's other sessions. Does nothing if there is none. Throws `SecondFactorRequired` where
 * the lodge requires one.
 */
export async function stopSecondFactor(
  context: Context & Pick<Lodge, 'config'>,
  staff: SignedInStaff,
): Promise<void> {
  if (context.config.secondFactor === 'required') throw new SecondFactorRequired()
  await context.database.transaction(async (transaction) => {
    if (!(await deleteSecondFactor(transaction, staff.id))) return
    await deleteOtherSessions(transaction, staff.id, staff.sessionId)
    await record(context, transaction, { action: 'remove_second_factor', id: staff.id, actor: staff })
  })
}

/** Removes the second factor of a staff member, in the transaction of the caller. Returns false if there is none. */
export async function resetSecondFactor(
  context: Context,
  transaction: DatabaseTransaction,
  { id, actor }: { id: string; actor: Actor },
): Promise<boolean> {
  if (!(await deleteSecondFactor(transaction, id))) return false
  await record(context, transaction, { action: 'remove_second_factor', id, actor })
  return true
}

const record = (
  { clock }: Context,
  transaction: DatabaseTransaction,
  { action, id, actor }: { action: StaffAction['action']; id: string; actor: Actor },
) => recordAuditEntry(transaction, { action, subject: { kind: 'staff', id }, actor }, clock())
