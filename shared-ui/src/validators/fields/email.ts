import * as v from 'valibot'
import { requiredLine } from './text.ts'

/** Mail beyond the own machine needs a domain of at least two labels. */
const DOMAIN_WITH_DOT = /@[^@]+\.[^@.]+$/

/**
 * An e-mail address of at most 254 characters, the limit of mail servers (RFC 5321), as HTML's `type=email` accepts it,
 * with a dot in the domain.
 */
export const Email = v.pipe(requiredLine(254), v.rfcEmail('email'), v.regex(DOMAIN_WITH_DOT, 'email'))
