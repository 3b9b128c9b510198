import { TextAreaField } from 'shared-ui/components/TextAreaField'
import { formProblems } from 'shared-ui/copy/forms/form-problems'
import { FOLIO } from 'shared-ui/copy/reservations/folio'
import { useForm } from 'shared-ui/forms/use-form'
import {
  type FolioEntryResponse,
  LONGEST_VOID_REASON,
  VoidRequest,
} from 'shared-ui/validators/payments/folio'
import { FormDialog } from '../../../../lib/forms/FormDialog.tsx'
import { entryLine } from './folio-words.ts'
import { isLost, useVoidEntry } from './use-folio.ts'

export type VoidEntryDialogProps = {
  reservationId: string
  entry: FolioEntryResponse
  onVoided: () => void
  onClose: () => void
}

/** Dialog that voids an entry of the desk with a reason. */
export function VoidEntryDialog({ reservationId, entry, onVoided, onClose }: VoidEntryDialogProps) {
  const voiding = useVoidEntry(reservationId)
  const form = useForm({
    initial: { reason: '' },
    check: (draft) => formProblems(VoidRequest, draft, { reason: FOLIO.voidReasonMissing }),
    send: ({ reason }) => voiding.mutateAsync({ entryID: entry._id, reason }),
    onSent: onVoided,
  })
  return (
    <FormDialog
      title={FOLIO.voidTitle}
      submit={FOLIO.void}
      cancel={FOLIO.cancel}
      variant="danger"
      form={form}
      problem={isLost(voiding.error) ? FOLIO.lost : undefined}
      onCancel={onClose}
      before={
        <>
          <p>
            <strong>{entryLine(entry)}</strong>
          </p>
          <p>{FOLIO.voidNote}</p>
        </>
      }
    >
      <TextAreaField
        {...form.field('reason')}
        label={FOLIO.voidReason}
        rows={2}
        maxLength={LONGEST_VOID_REASON}
        required
        data-initial-focus
      />
    </FormDialog>
  )
}
