import { createHash, randomBytes } from 'node:crypto'

/** A new key for the link of a mail: nobody guesses 256 bits. */
export const newLinkToken = (): string => randomBytes(32).toString('base64url')

/** What of it is kept: nobody who reads the database can do for another what a link does. */
export const linkTokenHash = (token: string): string => createHash('sha256').update(token).digest('hex')
