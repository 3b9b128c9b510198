import { MAIL_RECEIVER_NAMES } from 'shared-ui/validators/mail'
import * as v from 'valibot'

/** What a mail's job says of it; read with indulgence, since a newer version of the product may have written it. */
const MailOrder = v.object({
  template: v.string(),
  to: v.fallback(v.picklist(MAIL_RECEIVER_NAMES), 'visitor'),
  reservationId: v.optional(v.string()),
  subjectId: v.optional(v.string()),
})

export type MailOrder = v.InferOutput<typeof MailOrder>

export const readMailOrder = (payload: string): MailOrder => v.parse(MailOrder, JSON.parse(payload))

/** The id of what it is about: a reservation, or what a visitor wrote. */
export const subjectOf = ({ reservationId, subjectId }: MailOrder): string | undefined =>
  reservationId ?? subjectId
