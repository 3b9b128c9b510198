import * as v from 'valibot'
import { MESSAGE_STATES } from '../../rules/messages/message-states.ts'
import { Email } from '../fields/email.ts'
import { PageResponse, pageQuery } from '../fields/page.ts'
import { Phone } from '../fields/phone.ts'
import { IdText, optionalLine, requiredLine, requiredText } from '../fields/text.ts'

/** The longest message, in characters. */
export const LONGEST_MESSAGE = 4000

/** `POST /contact/form`. Input as typed, output as it is stored. */
export const ContactRequest = v.object({
  names: requiredLine(100),
  email: Email,
  phone: Phone,
  message: requiredText(LONGEST_MESSAGE),
})
export type ContactMessage = v.InferOutput<typeof ContactRequest>

/** Empty: the status says that the message was accepted. */
export const ContactResponse = v.object({})

/** The draft of the contact form: every field is a text, `''` while empty. */
export type ContactDraft = Record<keyof ContactMessage, string>

/** `GET /contact/message` (staff): `search` matches all fields of the form, each word on its own. */
export const ContactMessagesQuery = v.object({
  ...pageQuery('20'),
  search: optionalLine(100),
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
  /** Who attended to it and when (ISO 8601, UTC); null while it waits. */
  attended: v.nullable(v.object({ at: v.string(), by: v.string() })),
})
export type StoredMessageResponse = v.InferOutput<typeof StoredMessage>
export const ContactMessagesResponse = v.object({ messages: v.array(StoredMessage), ...PageResponse })

/** `GET /contact/find-one` (staff). `PUT /contact/attended` has the same query and response. */
export const ContactMessageQuery = v.object({ messageID: IdText })
export const ContactMessageResponse = v.object({ message: StoredMessage })

/** `PUT /contact/attended` (staff): marks a message as attended to, or as waiting again. */
export const AttendedRequest = v.object({ attended: v.boolean('choice') })
