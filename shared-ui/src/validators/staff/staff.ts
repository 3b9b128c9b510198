import * as v from 'valibot'
import { IdText, requiredLine, withoutNul } from '../fields/text.ts'

/** The longest name of a staff member, in characters. */
const LONGEST_NAME = 100

/** The characters of a new username: it is typed at every sign-in, on any keyboard, and in a terminal. */
const USERNAME_FORM = /^[\p{L}\p{M}\p{N}._@-]+$/u

/** A new username of more than 3 characters. The server checks that it is unique, ignoring case. */
const NewUsername = v.pipe(
  requiredLine(100),
  v.minLength(4, 'username_too_short'),
  v.regex(USERNAME_FORM, 'username_characters'),
)

/** A new password of more than 7 characters. It is not trimmed. */
const NewPassword = v.pipe(
  v.string('required'),
  withoutNul,
  v.minLength(8, 'password_too_short'),
  v.maxLength(200, 'text_too_long'),
)

/** The name of a staff member; line breaks and repeated spaces become one space. */
const OwnName = requiredLine(LONGEST_NAME)

/** The staff member that a request is about. */
export const StaffMemberQuery = v.object({ staffID: IdText })

/** `POST /staff/create` */
export const StaffCreateRequest = v.object({ username: NewUsername, name: OwnName, password: NewPassword })
export type NewStaff = v.InferOutput<typeof StaffCreateRequest>
export const StaffCreatedResponse = v.object({ id: v.string() })

/** `PUT /staff/update` */
export const StaffUpdateRequest = v.object({ name: OwnName })

/**
 * `PUT /staff/change-password`: `password` is the new one, `currentPassword` is the requester's, also when they change
 * somebody else's password.
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

/**
 * A new token if the request ended the requester's own sessions or changed the name in their token; null if it was about
 * somebody else.
 */
export const RenewedTokenResponse = v.object({ token: v.nullable(v.string()) })

/** A staff member as other staff see them. Instants are ISO 8601 in UTC; `isYou` marks the requester. */
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

/** `GET /staff`: active members first, then deactivated ones; by username. */
export const StaffResponse = v.object({ staff: v.array(StaffMember), total: v.number() })
