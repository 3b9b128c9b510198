import * as v from 'valibot'
import { requiredText } from './text.ts'

/** V-01: an e-mail address; 254 characters is what a mail server takes (RFC 5321). */
export const Email = v.pipe(requiredText(254), v.email('email'))
