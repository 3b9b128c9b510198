import { hash, verify } from '@node-rs/argon2'

// OWASP's least for argon2id: 19 MiB, two passes, one lane. The algorithm is the library's default.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** One password typed on two keyboards may differ in how its accents are composed. */
const composed = (password: string): string => password.normalize('NFC')

export const hashPassword = (password: string): Promise<string> => hash(composed(password), COST)

let nobodysHash: Promise<string> | undefined

/**
 * Whether `password` is the one that was hashed. Without a hash, for an unknown username, it takes the same time and is
 * false: the time of an answer must not tell which usernames there are.
 */
export async function passwordMatches(passwordHash: string | undefined, password: string): Promise<boolean> {
  nobodysHash ??= hashPassword('nobody has this password')
  const isRight = await verify(passwordHash ?? (await nobodysHash), composed(password))
  return isRight && passwordHash !== undefined
}
