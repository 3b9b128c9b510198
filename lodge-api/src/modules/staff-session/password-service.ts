import { hash, verify } from '@node-rs/argon2'

// OWASP's minimum for argon2id: 19 MiB, two passes, one lane. The algorithm is the library's default.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Normalises a password: keyboards compose accents in different ways. */
const composed = (password: string): string => password.normalize('NFC')

export const hashPassword = (password: string): Promise<string> => hash(composed(password), COST)

let dummyHash: Promise<string> | undefined

/**
 * Whether `password` matches the hash. Without a hash, for an unknown username, it returns false after the same time,
 * so that the response time does not reveal which usernames exist.
 */
export async function passwordMatches(passwordHash: string | undefined, password: string): Promise<boolean> {
  dummyHash ??= hashPassword('nobody has this password')
  const isRight = await verify(passwordHash ?? (await dummyHash), composed(password))
  return isRight && passwordHash !== undefined
}
