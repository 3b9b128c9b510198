import { MAIL_RECEIVER_NAMES } from 'shared-ui/validators/messages/mail'
import * as v from 'valibot'

/** The payload of a mail's job. It is parsed leniently because a newer version of the server may have written it. */
const MailOrder = v.object({
  template: v.string(),
  to: v.fallback(v.picklist(MAIL_RECEIVER_NAMES), 'visitor'),
  reservationId: v.optional(v.string()),
  subjectId: v.optional(v.string()),
})

export type MailOrder = v.InferOutput<typeof MailOrder>

export const readMailOrder = (payload: string): MailOrder => v.parse(MailOrder, JSON.parse(payload))

/** Returns the id of the mail's subject: a reservation, or a visitor's record. */
export const subjectOf = ({ reservationId, subjectId }: MailOrder): string | undefined =>
  reservationId ?? subjectId
