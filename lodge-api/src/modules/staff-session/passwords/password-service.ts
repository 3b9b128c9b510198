import { hash, verify } from '@node-rs/argon2'
import pLimit from 'p-limit'

// OWASP's minimum for argon2id: 19 MiB, two passes, one lane. The algorithm is the library's default.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Normalises a password: keyboards compose accents in different ways. */
const composed = (password: string): string => password.normalize('NFC')

/** Two at a time: each needs 19 MiB and a thread for about 30 ms, and the pool of threads also reads files. */
const inTurn = pLimit(2)

export const hashPassword = (password: string): Promise<string> =>
  inTurn(() => hash(composed(password), COST))

let dummyHash: Promise<string> | undefined

/**
 * Whether `password` matches the hash. Without a hash, for an unknown username, it returns false after the same time,
 * so that the response time does not reveal which usernames exist.
 */
export async function passwordMatches(passwordHash: string | undefined, password: string): Promise<boolean> {
  dummyHash ??= hashPassword('nobody has this password')
  const compared = passwordHash ?? (await dummyHash)
  const isRight = await inTurn(() => verify(compared, composed(password)))
  return isRight && passwordHash !== undefined
}
