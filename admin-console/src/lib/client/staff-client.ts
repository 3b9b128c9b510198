import {
  type ClientProblems,
  COUNTRY_SUGGESTIONS,
  clientProblems,
  EMPTY_CLIENT,
} from 'shared-ui/copy/booking/client-form'
import { clientWarnings } from 'shared-ui/copy/booking/client-warnings'
import { pickFields } from 'shared-ui/forms/form-fields'
import type { ClientDraft } from 'shared-ui/validators/reservations/client'

/** The client as staff type it; whether the guest has no e-mail address. */
export type StaffClientDraft = ClientDraft & { withoutEmail: boolean }

/** The empty form; most guests who come without a reservation are from here. */
export const EMPTY_STAFF_CLIENT: StaffClientDraft = {
  ...EMPTY_CLIENT,
  country: COUNTRY_SUGGESTIONS[0],
  withoutEmail: false,
}

/** The client as it is sent: with an empty e-mail if there is none, whatever was typed before. */
export const sentClient = (draft: StaffClientDraft): ClientDraft => ({
  ...pickFields(draft, EMPTY_CLIENT),
  ...(draft.withoutEmail && { email: '' }),
})

/** The problems of a client, by field; an e-mail is only required of a guest who has one. */
export function staffClientProblems(draft: StaffClientDraft): ClientProblems {
  const { email, ...others } = clientProblems(draft)
  return draft.withoutEmail || email === undefined ? others : { ...others, email }
}

/** The doubts about a client's data, without those about an e-mail that is not sent. */
export const staffClientWarnings = (draft: StaffClientDraft) => clientWarnings(sentClient(draft))
