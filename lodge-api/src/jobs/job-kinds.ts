import * as v from 'valibot'

/**
 * Every kind of job with what it carries: ids only, never personal data. A new kind is a line here, and a handler where
 * the worker is started.
 */
const JOB_PAYLOADS = {
  /** One mail about a reservation, to one receiver: so that what fails for one is not repeated for the other. */
  mail: v.object({
    template: v.picklist([
      'reservation-confirmed',
      'reservation-changed',
      'reservation-cancelled',
      'guest-cancelled',
      'payment-reversed',
      'refund-failed',
    ]),
    reservationId: v.string(),
    to: v.picklist(['guest', 'lodge']),
  }),
  /** One mail about what a visitor wrote: its message, subscription or complaint by `subjectId`. */
  'visitor-mail': v.object({
    template: v.picklist(['contact-message', 'newsletter', 'complaint-sheet', 'complaint-reply']),
    subjectId: v.string(),
    to: v.picklist(['visitor', 'lodge']),
  }),
  /** Finding out what became of a charge whose answer was lost. */
  'settle-payment': v.object({ purchaseNumber: v.number() }),
  /** Giving a part of a charge back. */
  refund: v.object({ refundId: v.string() }),
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
  'payment-reversed': ['guest', 'lodge'],
  'refund-failed': ['lodge'],
}

type PayloadReaders = { [Kind in JobKind]: (text: string) => JobPayloads[Kind] }

/** Reads a stored payload. Throws when it was written by a version of the product that this one does not understand. */
export const readPayload: PayloadReaders = {
  mail: (text) => v.parse(JOB_PAYLOADS.mail, JSON.parse(text)),
  'visitor-mail': (text) => v.parse(JOB_PAYLOADS['visitor-mail'], JSON.parse(text)),
  'settle-payment': (text) => v.parse(JOB_PAYLOADS['settle-payment'], JSON.parse(text)),
  refund: (text) => v.parse(JOB_PAYLOADS.refund, JSON.parse(text)),
}

const isJobKind = (kind: string): kind is JobKind => Object.hasOwn(JOB_PAYLOADS, kind)

export const JOB_KINDS: readonly JobKind[] = Object.keys(JOB_PAYLOADS).filter(isJobKind)
