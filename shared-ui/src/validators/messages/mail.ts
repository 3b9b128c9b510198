import * as v from 'valibot'
import { PageResponse, pageQuery } from '../fields/page.ts'
import { IdText } from '../fields/text.ts'

/** The kinds of receivers of a mail. */
export const MAIL_RECEIVER_NAMES = ['guest', 'visitor', 'lodge'] as const
export type MailReceiver = (typeof MAIL_RECEIVER_NAMES)[number]

/**
 * Why a mail could not be sent, as far as reception can act on it: the mail server is unreachable, it refused the lodge's
 * account, the receiver's address or the mail; it asked to wait; the lodge's disk; or something else.
 */
export const MAIL_FAILURES = [
  'unreachable',
  'account_refused',
  'address_refused',
  'mail_refused',
  'busy',
  'storage',
  'unknown',
] as const
export type MailFailure = (typeof MAIL_FAILURES)[number]

/** `given_up`: not tried again. `retrying`: tried again at `nextTryAt`. `queued`: being sent. */
export const UNSENT_STATES = ['given_up', 'retrying', 'queued'] as const
export type UnsentState = (typeof UNSENT_STATES)[number]

/** A mail that could not be sent so far. Instants are ISO 8601 in UTC. */
const UnsentMail = v.object({
  _id: v.string(),
  /** The template: a key of `RESERVATION_MAILS` or `VISITOR_MAILS` in `copy/mails/mails.ts`. */
  template: v.string(),
  receiver: v.picklist(MAIL_RECEIVER_NAMES),
  /** The record that it is about, by the name that staff know; null if there is none to show or it was erased. */
  about: v.nullable(
    v.object({
      kind: v.picklist(['reservation', 'message', 'complaint']),
      _id: v.string(),
      name: v.string(),
    }),
  ),
  state: v.picklist(UNSENT_STATES),
  failure: v.picklist(MAIL_FAILURES),
  /** The number of failed attempts since it was written, including those that staff requested. */
  attempts: v.number(),
  /** When the last attempt failed; null if that was not recorded. */
  lastTryAt: v.nullable(v.string()),
  nextTryAt: v.nullable(v.string()),
  createdAt: v.string(),
})
export type UnsentMailResponse = v.InferOutput<typeof UnsentMail>

/** `GET /mail/unsent` (staff). */
export const UnsentMailsQuery = v.object(pageQuery('20'))
export const UnsentMailsResponse = v.object({ mails: v.array(UnsentMail), ...PageResponse })

/** `POST /mail/retry` (staff). */
export const MailQuery = v.object({ mailID: IdText })
