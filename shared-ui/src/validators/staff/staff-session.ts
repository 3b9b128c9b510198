import * as v from 'valibot'
import { requiredLine, withoutNul } from '../fields/text.ts'

/** `POST /sign-in`: a username of more than 3 and a password of more than 7 characters. */
export const SignInRequest = v.object({
  username: v.pipe(requiredLine(100), v.minLength(4, 'username_too_short')),
  password: v.pipe(
    v.string('required'),
    withoutNul,
    v.minLength(8, 'password_too_short'),
    v.maxLength(512, 'text_too_long'),
  ),
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
