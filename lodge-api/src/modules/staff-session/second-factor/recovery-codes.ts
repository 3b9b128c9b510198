import { randomInt } from 'node:crypto'

const COUNT = 8
const DIGITS = 12

/** Returns eight random codes of twelve digits (40 bits): digits, so that the same field and keyboard serve both kinds of code. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: COUNT }, () => Array.from({ length: DIGITS }, () => randomInt(10)).join(''))

/** Whether a code has the length of a recovery code, and not that of a code of the app. */
export const isRecoveryCode = (code: string): boolean => code.length === DIGITS
