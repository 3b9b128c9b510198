import * as v from 'valibot'
import { requiredLine, withoutNul } from '../fields/text.ts'

/**
 * A code of the second step: six digits of the app, or twelve of a recovery code. Spaces and hyphens, which apps and paper show, are
 * removed.
 */
export const SecondFactorCode = v.pipe(
  v.string('required'),
  withoutNul,
  v.maxLength(64, 'text_too_long'),
  v.transform((typed) => typed.replace(/[\s\p{Pd}]/gu, '')),
  v.nonEmpty('required'),
  v.regex(/^(?:\d{6}|\d{12})$/, 'second_factor_form'),
)

/**
 * `POST /sign-in`: a username of more than 3 and a password of more than 7 characters, and the code if the staff member has a second
 * factor.
 */
export const SignInRequest = v.object({
  username: v.pipe(requiredLine(100), v.minLength(4, 'username_too_short')),
  password: v.pipe(
    v.string('required'),
    withoutNul,
    v.minLength(8, 'password_too_short'),
    v.maxLength(512, 'text_too_long'),
  ),
  code: v.optional(SecondFactorCode),
})
/** The request header with `browser` of an earlier sign-in. */
export const BROWSER_HEADER = 'lodge-browser'

/**
 * `token`: a signed token with `exp` (epoch seconds), `username` and the staff member's `name`. `browser`: what the browser
 * sends at its next sign-in, so that failed attempts elsewhere do not lock it out; it grants nothing.
 */
export const SignInResponse = v.object({ token: v.string(), browser: v.string() })
export const StaffTokenClaims = v.object({
  exp: v.number(),
  username: v.string(),
  name: v.optional(v.string()),
})
