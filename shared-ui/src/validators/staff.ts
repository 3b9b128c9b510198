import * as v from 'valibot'
import { IdText, requiredText, withoutNul } from './text.ts'

/** How many characters the own name of a member of staff holds. */
const LONGEST_NAME = 100

/** What a new username may be made of: it is typed at every sign-in, on any keyboard, and in a terminal. */
const USERNAME_FORM = /^[\p{L}\p{M}\p{N}._@-]+$/u

/** A new username: longer than 3 characters. That nobody else has it, in whatever case, is for the server to see. */
const NewUsername = v.pipe(
  v.string('required'),
  v.transform((username) => username.normalize('NFC')),
  v.trim(),
  v.minLength(4, 'username_too_short'),
  v.maxLength(100, 'text_too_long'),
  v.regex(USERNAME_FORM, 'username_characters'),
)

/** A new password: longer than 7 characters. Nothing of it is trimmed. */
const NewPassword = v.pipe(
  v.string('required'),
  withoutNul,
  v.minLength(8, 'password_too_short'),
  v.maxLength(200, 'text_too_long'),
)

/** A person's own name; line breaks and rows of spaces in it are one space. */
const OwnName = v.pipe(
  v.string('required'),
  v.transform((name) => name.normalize('NFC').replace(/\s+/g, ' ')),
  requiredText(LONGEST_NAME),
)

/** Which member of staff a call is about. */
export const StaffMemberQuery = v.object({ staffID: IdText })

/** `POST /staff/create` */
export const StaffCreateRequest = v.object({ username: NewUsername, name: OwnName, password: NewPassword })
export type NewStaff = v.InferOutput<typeof StaffCreateRequest>
export const StaffCreatedResponse = v.object({ id: v.string() })

/** `PUT /staff/update` */
export const StaffUpdateRequest = v.object({ name: OwnName })

/**
 * `POST /staff/change-password`: `password` is the new one, `currentPassword` that of whoever asks, whosever password it is
 * that changes.
 */
export const PasswordChangeRequest = v.object({
  currentPassword: v.pipe(
    v.string('required'),
    withoutNul,
    v.nonEmpty('required'),
    v.maxLength(200, 'text_too_long'),
  ),
  password: NewPassword,
})

/** A new token where the caller's own sessions ended or told an old name; null where it was somebody else. */
export const RenewedTokenResponse = v.object({ token: v.nullable(v.string()) })

/** A member of staff as the others see them. Instants are ISO 8601 in UTC; `isYou` is whoever asks. */
const StaffMember = v.object({
  _id: v.string(),
  username: v.string(),
  name: v.string(),
  active: v.boolean(),
  isYou: v.boolean(),
  createdAt: v.string(),
  deactivatedAt: v.nullable(v.string()),
  lastSignInAt: v.nullable(v.string()),
})
export type StaffMemberResponse = v.InferOutput<typeof StaffMember>

/** `GET /staff`: who works here first, then who did; by username. */
export const StaffResponse = v.object({ staff: v.array(StaffMember), total: v.number() })
