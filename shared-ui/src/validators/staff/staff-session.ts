import * as v from 'valibot'
import { requiredLine, withoutNul } from '../fields/text.ts'

/** `POST /sign-in`: a username of more than 3 and a password of more than 7 characters. */
export const SignInRequest = v.object({
  username: v.pipe(requiredLine(100), v.minLength(4, 'username_too_short')),
  password: v.pipe(
    v.string('required'),
    withoutNul,
    v.minLength(8, 'password_too_short'),
    v.maxLength(200, 'text_too_long'),
  ),
})
/** A signed token with `exp` (epoch seconds), `username` and the staff member's `name`. */
export const SignInResponse = v.object({ token: v.string() })
export const StaffTokenClaims = v.object({
  exp: v.number(),
  username: v.string(),
  name: v.optional(v.string()),
})
