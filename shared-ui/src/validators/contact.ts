import * as v from 'valibot'
import { MESSAGE_STATES } from '../rules/message-states.ts'
import { Email } from './email.ts'
import { PageResponse, pageQuery } from './page.ts'
import { Phone } from './phone.ts'
import { IdText, optionalText, requiredText } from './text.ts'

/** How many characters a message holds. */
export const LONGEST_MESSAGE = 4000

/** `POST /contact/form` (P-13, V-01 to V-03). Input as typed, output as it is stored. */
export const ContactRequest = v.object({
  names: requiredText(100),
  email: Email,
  phone: Phone,
  message: requiredText(LONGEST_MESSAGE),
})
export type ContactMessage = v.InferOutput<typeof ContactRequest>

/** Nothing to tell beyond that it was taken. */
export const ContactResponse = v.object({})

/** The contact form as typed: every field a text, `''` while empty. */
export type ContactDraft = Record<keyof ContactMessage, string>

/** `GET /contact/message` (staff): `search` looks in all that was written, each word on its own. */
export const ContactMessagesQuery = v.object({
  ...pageQuery('20'),
  search: optionalText(100),
  state: v.optional(v.picklist(MESSAGE_STATES, 'state')),
})
const StoredMessage = v.object({
  _id: v.string(),
  names: v.string(),
  email: v.string(),
  phone: v.string(),
  message: v.string(),
  /** ISO 8601, UTC. */
  createdAt: v.string(),
  /** Who attended to it and when (ISO 8601, UTC), null while it waits. */
  attended: v.nullable(v.object({ at: v.string(), by: v.string() })),
})
export type StoredMessageResponse = v.InferOutput<typeof StoredMessage>
export const ContactMessagesResponse = v.object({ messages: v.array(StoredMessage), ...PageResponse })

/** `GET /contact/find-one` (staff), and the answer of marking it. */
export const ContactMessageQuery = v.object({ messageID: IdText })
export const ContactMessageResponse = v.object({ message: StoredMessage })

/** `PUT /contact/attended` (staff): marks a message as attended to, or as waiting again. */
export const AttendedRequest = v.object({ attended: v.boolean('choice') })
