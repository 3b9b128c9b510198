import { RESERVATION_MAILS, VISITOR_MAILS } from 'shared-ui/copy/mails'
import * as v from 'valibot'

const templatesOf = <Template extends string>(mails: Record<Template, unknown>): Template[] =>
  Object.keys(mails).filter((key): key is Template => Object.hasOwn(mails, key))

/**
 * Every kind of job with its payload: ids only, never personal data. A new kind is a line here, and a handler where the
 * worker is started. Charges and refunds are no jobs: their own tables say what is due.
 */
const JOB_PAYLOADS = {
  /** One mail about a reservation, to one receiver: so that what fails for one is not repeated for the other. */
  mail: v.object({
    template: v.picklist(templatesOf(RESERVATION_MAILS)),
    reservationId: v.string(),
    to: v.picklist(['guest', 'lodge']),
    /** The ending that a `payment-ended` mail reports: none is sent where the purchase has come to another by then. */
    ending: v.optional(v.picklist(['never_charged', 'denied_late', 'returned'])),
  }),
  /** One mail about what a visitor wrote: its message, subscription or complaint by `subjectId`. */
  'visitor-mail': v.object({
    template: v.picklist(templatesOf(VISITOR_MAILS)),
    subjectId: v.string(),
    to: v.picklist(['visitor', 'lodge']),
  }),
}

export type JobKind = keyof typeof JOB_PAYLOADS
export type JobPayloads = { [Kind in JobKind]: v.InferOutput<(typeof JOB_PAYLOADS)[Kind]> }

type PayloadReaders = { [Kind in JobKind]: (text: string) => JobPayloads[Kind] }

/** Reads a stored payload. Throws when it was written by a version of the product that this one does not understand. */
export const readPayload: PayloadReaders = {
  mail: (text) => v.parse(JOB_PAYLOADS.mail, JSON.parse(text)),
  'visitor-mail': (text) => v.parse(JOB_PAYLOADS['visitor-mail'], JSON.parse(text)),
}

const isJobKind = (kind: string): kind is JobKind => Object.hasOwn(JOB_PAYLOADS, kind)

export const JOB_KINDS: readonly JobKind[] = Object.keys(JOB_PAYLOADS).filter(isJobKind)
