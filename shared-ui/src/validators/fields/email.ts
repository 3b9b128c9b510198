import * as v from 'valibot'
import { requiredText } from './text.ts'

/** An e-mail address of at most 254 characters, the limit of mail servers (RFC 5321). */
export const Email = v.pipe(requiredText(254), v.email('email'))
