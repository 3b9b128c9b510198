import * as v from 'valibot'
import { requiredText } from './text.ts'

const LOCAL = /^\d{1,10}$/
const INTERNATIONAL = /^\+\d{8,15}$/

/**
 * A phone number of up to ten digits, or international with `+` and 8 to 15; spaces, hyphens and brackets are removed
 * first.
 */
export const Phone = v.pipe(
  requiredText(40),
  v.transform((typed) => typed.replace(/[\s\-()[\]]/g, '')),
  v.check((phone) => LOCAL.test(phone) || INTERNATIONAL.test(phone), 'phone'),
)
