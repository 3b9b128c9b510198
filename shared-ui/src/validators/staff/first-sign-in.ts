import * as v from 'valibot'
import { NewPassword } from './staff.ts'
import { SignInRequest } from './staff-session.ts'

/** The password that replaces a generated one. */
export const FirstPasswordFields = v.object({ newPassword: NewPassword })

/** `POST /sign-in` with everything that it accepts: the first sign-in with a generated password needs a new one. */
export const AnySignInRequest = v.object({
  ...SignInRequest.entries,
  newPassword: v.optional(FirstPasswordFields.entries.newPassword),
})
