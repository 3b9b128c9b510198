import { RESERVATION_MAILS, VISITOR_MAILS } from 'shared-ui/copy/mails/mails'
import * as v from 'valibot'

const templatesOf = <Template extends string>(mails: Record<Template, unknown>): Template[] =>
  Object.keys(mails).filter((key): key is Template => Object.hasOwn(mails, key))

/**
 * Every kind of job with its payload: ids only, never personal data. A new kind needs an entry here and a handler where the worker
 * starts. Charges and refunds are not jobs: their own tables say what is due.
 */
const JOB_PAYLOADS = {
  /** One mail about a reservation to one recipient, so that a failure for one is not repeated for the other. */
  mail: v.object({
    template: v.picklist(templatesOf(RESERVATION_MAILS)),
    reservationId: v.string(),
    to: v.picklist(['guest', 'lodge']),
    /** The final state that a `payment-ended` mail reports; the mail is not sent if the purchase has reached another by then. */
    ending: v.optional(v.picklist(['never_charged', 'denied_late', 'returned'])),
  }),
  /** One mail about a visitor's message, subscription or complaint, identified by `subjectId`. */
  'visitor-mail': v.object({
    template: v.picklist(templatesOf(VISITOR_MAILS)),
    subjectId: v.string(),
    to: v.picklist(['visitor', 'lodge']),
  }),
}

export type JobKind = keyof typeof JOB_PAYLOADS
export type JobPayloads = { [Kind in JobKind]: v.InferOutput<(typeof JOB_PAYLOADS)[Kind]> }

type PayloadReaders = { [Kind in JobKind]: (text: string) => JobPayloads[Kind] }

/** Parses a stored payload. Throws if another version of the product wrote one that this version does not know. */
export const readPayload: PayloadReaders = {
  mail: (text) => v.parse(JOB_PAYLOADS.mail, JSON.parse(text)),
  'visitor-mail': (text) => v.parse(JOB_PAYLOADS['visitor-mail'], JSON.parse(text)),
}

const isJobKind = (kind: string): kind is JobKind => Object.hasOwn(JOB_PAYLOADS, kind)

export const JOB_KINDS: readonly JobKind[] = Object.keys(JOB_PAYLOADS).filter(isJobKind)
