import * as v from 'valibot'
import { characterCount } from '../../rules/text/character-count.ts'
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

/** An accented letter counts once, whether the keyboard sends it composed or not. */
const passwordLength = (password: string): number => characterCount(password.normalize('NFC'))

/** A new password of 8 to 128 characters of any kind. It is not trimmed. The server also refuses common ones. */
export const NewPassword = v.pipe(
  v.string('required'),
  withoutNul,
  v.maxLength(512, 'password_too_long'),
  v.check((password) => passwordLength(password) >= 8, 'password_too_short'),
  v.check((password) => passwordLength(password) <= 128, 'password_too_long'),
)

/** The requester's own password. */
export const OwnPassword = v.pipe(
  v.string('required'),
  withoutNul,
  v.nonEmpty('required'),
  v.maxLength(512, 'text_too_long'),
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
  currentPassword: OwnPassword,
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

/** `POST /staff/confirm`: the requester's own password. */
export const ConfirmationRequest = v.object({ currentPassword: OwnPassword })

/** An open session of the requester. `browser` is its `User-Agent`; instants are ISO 8601 in UTC. */
const OwnSession = v.object({
  _id: v.string(),
  browser: v.string(),
  createdAt: v.string(),
  lastUsedAt: v.string(),
  isThis: v.boolean(),
})
export type OwnSessionResponse = v.InferOutput<typeof OwnSession>

/** `POST /staff/end-session`: one of one's own sessions. */
export const OwnSessionQuery = v.object({ sessionID: IdText })

/** `GET /staff/sessions`: the last used first. */
export const OwnSessionsResponse = v.object({ sessions: v.array(OwnSession) })
