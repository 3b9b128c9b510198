import { pickFields } from 'shared-ui/forms/form-fields'
import type { EditRecordOptions } from 'shared-ui/forms/use-edit-record'
import type { ReservationDetail } from 'shared-ui/validators/reservations/reservation'
import {
  DEFAULT_CHANNEL,
  NEW_RESERVATION_TEXTS,
  type ReservationTexts,
} from 'shared-ui/validators/reservations/reservation-texts'
import {
  EMPTY_STAFF_CLIENT,
  type StaffClientDraft,
  sentClient,
  staffClientProblems,
} from '../../../lib/client/staff-client.ts'

/** The form fields of a correction: the client, the texts and the notes. */
export type CorrectionDraft = StaffClientDraft & ReservationTexts & { notes: string }

const EMPTY: CorrectionDraft = { ...EMPTY_STAFF_CLIENT, ...NEW_RESERVATION_TEXTS, notes: '' }

const draftOf = (reservation: ReservationDetail | null): CorrectionDraft =>
  reservation === null
    ? EMPTY
    : {
        ...reservation.client,
        age: String(reservation.client.age),
        withoutEmail: reservation.client.email === '',
        ...pickFields(reservation, NEW_RESERVATION_TEXTS),
        notes: reservation.notes,
      }

/** How a reservation is edited as a record. */
export const CORRECTION = {
  draftOf,
  check: (draft: CorrectionDraft) => staffClientProblems(draft),
} satisfies Partial<EditRecordOptions<ReservationDetail, CorrectionDraft>>

/** The body of `PUT /reservation/update`. */
export const correctionRequest = (draft: CorrectionDraft, version: number) => ({
  version,
  client: sentClient(draft),
  ...pickFields(draft, NEW_RESERVATION_TEXTS),
  channel: draft.channel.trim() || DEFAULT_CHANNEL,
  notes: draft.notes,
})
export type CorrectionBody = ReturnType<typeof correctionRequest>
