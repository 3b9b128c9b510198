import { Alert } from 'shared-ui/components/Alert'
import { TextAreaField } from 'shared-ui/components/TextAreaField'
import { CORRECT_RESERVATION } from 'shared-ui/copy/reservations/change/correct-reservation'
import { useEditRecord } from 'shared-ui/forms/use-edit-record'
import {
  type ReservationDetail,
  ReservationDetailResponse,
} from 'shared-ui/validators/reservations/reservation'
import { LONGEST_NOTES } from 'shared-ui/validators/reservations/reservation-corrections'
import { StaffClientFields } from '../../../lib/client/StaffClientFields.tsx'
import { sentClient, staffClientWarnings } from '../../../lib/client/staff-client.ts'
import { RecordForm } from '../../../lib/edit-record/RecordForm.tsx'
import { ReservationTextFields } from '../../../lib/reservation-texts/ReservationTextFields.tsx'
import { useCorrectReservation } from '../use-change-reservation.ts'
import { CorrectionConflict } from './CorrectionConflict.tsx'
import styles from './CorrectionForm.module.css'
import { CORRECTION, type CorrectionDraft, correctionRequest } from './correction-draft.ts'

export type CorrectionFormProps = {
  /** The reservation as it was when the form opened, without later changes. */
  reservation: ReservationDetail
  onCorrected: () => void
}

/** The form that corrects client, channel, detail and notes; after a version conflict it shows both versions. */
export function CorrectionForm({ reservation, onCorrected }: CorrectionFormProps) {
  const correcting = useCorrectReservation(reservation._id)
  const form = useEditRecord<ReservationDetail, CorrectionDraft>(reservation, {
    ...CORRECTION,
    schema: ReservationDetailResponse.entries.reservation,
    save: async (draft, stored) => {
      await correcting.mutateAsync(correctionRequest(draft, (stored ?? reservation).version))
      return reservation._id
    },
    onSaved: onCorrected,
  })
  const { email } = (form.stored ?? reservation).client
  const warnings = staffClientWarnings(form.draft)
  return (
    <RecordForm
      form={form}
      submit={CORRECT_RESERVATION.submit}
      conflict={
        form.read && form.saved && <CorrectionConflict form={form} read={form.read} saved={form.saved} />
      }
    >
      <div className={styles.fields}>
        <div>
          <StaffClientFields
            field={(name) => ({ ...form.field(name), warning: warnings[name] })}
            withoutEmail={form.draft.withoutEmail}
            onWithoutEmailChange={(withoutEmail) => form.set('withoutEmail', withoutEmail)}
          />
        </div>
        {email !== '' && sentClient(form.draft).email.trim() !== email && (
          <Alert tone="information">{CORRECT_RESERVATION.otherEmail(email)}</Alert>
        )}
        <ReservationTextFields field={form.field} />
        <TextAreaField
          {...form.field('notes')}
          label={CORRECT_RESERVATION.notes}
          hint={CORRECT_RESERVATION.notesHint}
          maxLength={LONGEST_NOTES}
          optional
        />
      </div>
    </RecordForm>
  )
}
