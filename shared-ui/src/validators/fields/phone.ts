import * as v from 'valibot'
import { requiredLine } from './text.ts'

const LOCAL = /^\d{1,10}$/
const INTERNATIONAL = /^\+\d{8,15}$/

/** What people write between the digits: spaces, dots, slashes, brackets, hyphens and dashes of any length. */
const SEPARATORS = /[\s.·/()[\]\p{Pd}\u2212]/gu

/**
 * Only the digits of a phone number as typed, with `+` before an international one: 'tel:' and separators are removed,
 * the '(0)' of '+44 (0)20' as well, and a '00' before more digits than a local number has becomes `+`.
 */
const phoneDigits = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(/^tel:/i, '')
    .replace(/^((?:\+|00).*?)\(0\)/, '$1')
    .replace(SEPARATORS, '')
    .replace(/^00(?=\d{9})/, '+')

/** A phone number of up to ten digits, or international with `+` and 8 to 15. */
export const Phone = v.pipe(
  requiredLine(40),
  v.transform(phoneDigits),
  v.check((phone) => LOCAL.test(phone) || INTERNATIONAL.test(phone), 'phone'),
)
