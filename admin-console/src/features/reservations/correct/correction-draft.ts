import { type ClientDraft, clientProblems, EMPTY_CLIENT } from 'shared-ui/copy/booking/client-form'
import { pickFields } from 'shared-ui/forms/form-fields'
import type { EditRecordOptions } from 'shared-ui/forms/use-edit-record'
import type { ReservationDetail } from 'shared-ui/validators/reservations/reservation'
import {
  DEFAULT_CHANNEL,
  NEW_RESERVATION_TEXTS,
  type ReservationTexts,
} from 'shared-ui/validators/reservations/reservation-texts'

/** The form fields of a correction: the client, the texts and the notes. */
export type CorrectionDraft = ClientDraft & ReservationTexts & { notes: string }

const EMPTY: CorrectionDraft = { ...EMPTY_CLIENT, ...NEW_RESERVATION_TEXTS, notes: '' }

const draftOf = (reservation: ReservationDetail | null): CorrectionDraft =>
  reservation === null
    ? EMPTY
    : {
        ...reservation.client,
        age: String(reservation.client.age),
        ...pickFields(reservation, NEW_RESERVATION_TEXTS),
        notes: reservation.notes,
      }

/** How a reservation is edited as a record. */
export const CORRECTION = {
  draftOf,
  check: (draft: CorrectionDraft) => clientProblems(draft),
} satisfies Partial<EditRecordOptions<ReservationDetail, CorrectionDraft>>

/** The body of `PUT /reservation/update`. */
export const correctionRequest = (draft: CorrectionDraft, version: number) => ({
  version,
  client: pickFields(draft, EMPTY_CLIENT),
  ...pickFields(draft, NEW_RESERVATION_TEXTS),
  channel: draft.channel.trim() || DEFAULT_CHANNEL,
  notes: draft.notes,
})
export type CorrectionBody = ReturnType<typeof correctionRequest>
