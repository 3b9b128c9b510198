import { randomInt } from 'node:crypto'

// Without letters and digits that are easily confused, because the password is read from a terminal.
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'
const LENGTH = 16

/** Returns a random password. */
export const generatePassword = (): string =>
  Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
