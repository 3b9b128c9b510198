import * as v from 'valibot'

/**
 * Every kind of job with its payload: ids only, never personal data. A new kind is a line here, and a handler where the
 * worker is started. Charges and refunds are no jobs: their own tables say what is due.
 */
const JOB_PAYLOADS = {
  /** One mail about a reservation, to one receiver: so that what fails for one is not repeated for the other. */
  mail: v.object({
    template: v.picklist([
      'reservation-confirmed',
      'reservation-changed',
      'reservation-cancelled',
      'guest-cancelled',
      'reservation-notice',
      'payment-ended',
      'payment-unsettled',
      'refund-manual',
    ]),
    reservationId: v.string(),
    to: v.picklist(['guest', 'lodge']),
    /** The ending that a `payment-ended` mail reports: none is sent where the purchase has come to another by then. */
    ending: v.optional(v.picklist(['never_charged', 'denied_late', 'returned'])),
  }),
  /** One mail about what a visitor wrote: its message, subscription or complaint by `subjectId`. */
  'visitor-mail': v.object({
    template: v.picklist(['contact-message', 'newsletter', 'complaint-sheet', 'complaint-reply']),
    subjectId: v.string(),
    to: v.picklist(['visitor', 'lodge']),
  }),
}

export type JobKind = keyof typeof JOB_PAYLOADS
export type JobPayloads = { [Kind in JobKind]: v.InferOutput<(typeof JOB_PAYLOADS)[Kind]> }

type Mail = JobPayloads['mail']

/** Who gets each mail. */
export const MAIL_RECEIVERS: Record<Mail['template'], readonly [Mail['to'], ...Mail['to'][]]> = {
  'reservation-confirmed': ['guest'],
  'reservation-changed': ['guest'],
  'reservation-cancelled': ['guest'],
  'guest-cancelled': ['lodge'],
  'reservation-notice': ['lodge'],
  'payment-ended': ['guest', 'lodge'],
  'payment-unsettled': ['lodge'],
  'refund-manual': ['guest', 'lodge'],
}

type PayloadReaders = { [Kind in JobKind]: (text: string) => JobPayloads[Kind] }

/** Reads a stored payload. Throws when it was written by a version of the product that this one does not understand. */
export const readPayload: PayloadReaders = {
  mail: (text) => v.parse(JOB_PAYLOADS.mail, JSON.parse(text)),
  'visitor-mail': (text) => v.parse(JOB_PAYLOADS['visitor-mail'], JSON.parse(text)),
}

const isJobKind = (kind: string): kind is JobKind => Object.hasOwn(JOB_PAYLOADS, kind)

export const JOB_KINDS: readonly JobKind[] = Object.keys(JOB_PAYLOADS).filter(isJobKind)
