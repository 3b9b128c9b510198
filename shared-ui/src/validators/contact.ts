import * as v from 'valibot'
import { Email } from './email.ts'
import { PageAnswer, pageQuery } from './page.ts'
import { Phone } from './phone.ts'
import { requiredText } from './text.ts'

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
export const ContactAnswer = v.object({})

/** The contact form as typed: every field a text, `''` while empty. */
export type ContactDraft = Record<keyof ContactMessage, string>

/** `GET /contact/message` (staff). */
export const ContactMessagesQuery = v.object(pageQuery('20'))
const KeptMessage = v.object({
  _id: v.string(),
  names: v.string(),
  email: v.string(),
  phone: v.string(),
  message: v.string(),
  /** ISO 8601, UTC. */
  createdAt: v.string(),
})
export type KeptMessageAnswer = v.InferOutput<typeof KeptMessage>
export const ContactMessagesAnswer = v.object({ messages: v.array(KeptMessage), ...PageAnswer })
