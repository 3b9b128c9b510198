import { hasRucForm, isRuc } from '../money/ruc.ts'

/** What people write between the digits of a number. */
const SEPARATORS = /[^\p{L}\d+]/gu

const plain = (typed: string): string => typed.replace(SEPARATORS, '')

/** How many digits a DNI has. */
const DNI_DIGITS = 8

/** Whether a DNI has fewer or more digits than 8. */
export const isDoubtfulDni = (typed: string): boolean =>
  /^\d+$/.test(plain(typed)) && plain(typed).length !== DNI_DIGITS

/** What cannot be right about a RUC, or null; an empty one is left out. */
export function rucDoubt(typed: string): 'length' | 'beginning' | 'check_digit' | null {
  const digits = plain(typed)
  if (digits === '' || isRuc(digits)) return null
  if (!/^\d{11}$/.test(digits)) return 'length'
  return hasRucForm(digits) ? 'check_digit' : 'beginning'
}

/** A mobile number, or a landline with its area code. */
const PERUVIAN = /^(?:9\d{8}|0?[1-8]\d{7})$/

/** Whether a Peruvian number is neither a mobile of 9 digits that begins with 9 nor a landline with its area code. */
export function isDoubtfulPhone(typed: string, country: string): boolean {
  const digits = plain(typed).replace(/^(?:\+|00)51/, '')
  const isPeruvian =
    digits !== plain(typed) || (/^per[uú]$/i.test(country.trim()) && !/^(?:\+|00)/.test(digits))
  return isPeruvian && /^\d+$/.test(digits) && !PERUVIAN.test(digits)
}

/** From this age on a guest may book alone. */
const ADULT_AGE = 18

/** Whether an age is that of a minor, who does not book alone. */
export const isMinorsAge = (typed: string): boolean =>
  /^\d{1,3}$/.test(typed.trim()) && Number(typed) < ADULT_AGE
