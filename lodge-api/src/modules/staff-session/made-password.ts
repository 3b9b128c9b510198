import { randomInt } from 'node:crypto'

// Without the letters and figures that are mistaken for each other: it is read from a terminal and typed once.
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'
const LENGTH = 16

/** A password that nobody chose. */
export const makePassword = (): string =>
  Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
