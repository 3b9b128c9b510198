import type { DatabaseTransaction } from '../../../database/connect.ts'
import { newId } from '../../../database/ids.ts'
import { instantText } from '../../../database/instants.ts'
import type { Lodge } from '../../../lodge.ts'
import { type Actor, recordAuditEntry, type StaffAction } from '../../audit/audit-service.ts'
import { hashPassword } from '../passwords/password-service.ts'
import { deleteOtherSessions } from '../sessions-repository.ts'
import type { SignedInStaff } from '../staff-member.ts'
import { newSecret, stepOfCode, uriOf } from './one-time-code.ts'
import { newRecoveryCodes } from './recovery-codes.ts'
import { openSecret, sealSecret } from './sealed-secret.ts'
import { SecondFactorChanged, SecondFactorWrong } from './second-factor-errors.ts'
import {
  activate,
  deleteSecondFactor,
  findSecondFactor,
  insertRecoveryCodes,
  listRecoveryCodes,
  storePending,
} from './second-factor-repository.ts'

type Context = Pick<Lodge, 'database' | 'clock'>

/** Returns whether the staff member has a second factor, and how many recovery codes are left. */
export async function secondFactorOf({ database }: Context, staffId: string) {
  const factor = await findSecondFactor(database.kysely, staffId)
  const codes = await listRecoveryCodes(database.kysely, staffId)
  return { isActive: factor?.active === 1, recoveryCodesLeft: codes.length }
}

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
  const hashes = await Promise.all(codes.map(hashPassword))
  await database.transaction(async (transaction) => {
    if (!(await activate(transaction, factor, step))) throw new SecondFactorChanged()
    const rows = hashes.map((code_hash) => ({ id: newId(clock()), staff_id: staff.id, code_hash }))
    await insertRecoveryCodes(transaction, rows)
    await deleteOtherSessions(transaction, staff.id, staff.sessionId)
    await record(context, transaction, { action: 'add_second_factor', id: staff.id, actor: staff })
  })
  return codes
}

/** Removes one's own second factor and ends one's other sessions. Does nothing if there is none. */
export async function stopSecondFactor(context: Context, staff: SignedInStaff): Promise<void> {
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
