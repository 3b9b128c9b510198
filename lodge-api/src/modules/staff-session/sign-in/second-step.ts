import type { Lodge } from '../../../lodge.ts'
import { redeemCode, type UsedCode } from '../second-factor/redeem-code.ts'
import { SecondFactorNeeded, SecondFactorWrong } from '../second-factor/second-factor-errors.ts'
import { recordWrongCode } from './sign-in-record-service.ts'

/** Counts a code before it is compared. Throws `TooManyRequests` past the limit. The returned function uncounts it. */
export type CountCode = (attempt: {
  staffId: string
  sessionVersion: number
  knownBrowser: string | null
}) => Promise<() => Promise<void>>

/**
 * Checks the code of a sign-in whose password is right, and uses it up. Throws `SecondFactorNeeded` without a code, and
 * `SecondFactorWrong`, which is recorded: the person who typed it knows the password.
 */
export async function passSecondStep(
  { lodge, key, countCode }: { lodge: Lodge; key: Uint8Array; countCode: CountCode },
  attempt: { staffId: string; sessionVersion: number; knownBrowser: string | null; code: string | undefined },
): Promise<UsedCode> {
  const { staffId, sessionVersion, knownBrowser, code } = attempt
  if (code === undefined) throw new SecondFactorNeeded()
  const uncount = await countCode({ staffId, sessionVersion, knownBrowser })
  const used = await redeemCode(lodge, key, { staffId, code })
  if (used === null) {
    await recordWrongCode(lodge, staffId)
    throw new SecondFactorWrong()
  }
  await uncount()
  return used
}
