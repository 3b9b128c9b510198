import type { Lodge } from '../../../lodge.ts'
import { passwordMatches } from '../passwords/password-service.ts'
import { latestStep, stepOfCode } from './one-time-code.ts'
import { isRecoveryCode } from './recovery-codes.ts'
import { openSecret } from './sealed-secret.ts'
import {
  advanceStep,
  deleteRecoveryCode,
  findSecondFactor,
  listRecoveryCodes,
} from './second-factor-repository.ts'

/** Which kind of code was accepted. */
export type UsedCode = 'app' | 'recovery'

/** Uses up a code of a staff member's app, or one of their recovery codes. Returns null if it is wrong or was used before. */
export async function redeemCode(
  lodge: Lodge,
  key: Uint8Array,
  { staffId, code }: { staffId: string; code: string },
): Promise<UsedCode | null> {
  if (isRecoveryCode(code)) return (await redeemRecoveryCode(lodge, staffId, code)) ? 'recovery' : null
  return (await redeemAppCode(lodge, key, { staffId, code })) ? 'app' : null
}

async function redeemAppCode(
  { database, clock, log }: Lodge,
  key: Uint8Array,
  { staffId, code }: { staffId: string; code: string },
): Promise<boolean> {
  const factor = await findSecondFactor(database.kysely, staffId)
  if (!factor) return false
  const secret = openSecret(key, staffId, factor.sealed_secret)
  if (secret === null) {
    log.error('a second factor cannot be decrypted: the key of sessions is another one (docs/operations.md)')
    return false
  }
  const now = clock()
  const step = stepOfCode(secret, code, now)
  return step !== null && advanceStep(database.kysely, staffId, { step, latest: latestStep(now) })
}

async function redeemRecoveryCode({ database }: Lodge, staffId: string, code: string): Promise<boolean> {
  for (const { id, code_hash } of await listRecoveryCodes(database.kysely, staffId)) {
    if (await passwordMatches(code_hash, code)) return deleteRecoveryCode(database.kysely, id)
  }
  return false
}
