import { useState } from 'react'
import { isRefusal } from 'shared-ui/api/problems'
import { TextAreaField } from 'shared-ui/components/TextAreaField'
import { CANCEL_RESERVATION } from 'shared-ui/copy/reservations/change/cancel-reservation'
import { useForm } from 'shared-ui/forms/use-form'
import type { CalendarDate } from 'shared-ui/rules/dates/calendar-date'
import { hasBegun } from 'shared-ui/rules/reservations/begun-stay'
import { type ReservationDetail } from 'shared-ui/validators/reservations/reservation'
import { LONGEST_REASON } from 'shared-ui/validators/reservations/reservation-corrections'
import { FormDialog } from '../../../lib/forms/FormDialog.tsx'
import { BegunStayDialog } from '../BegunStayDialog.tsx'
import { NoticeField } from '../NoticeField.tsx'
import { clientName } from '../reservation-words.ts'
import { StayLine } from '../StayLine.tsx'
import { reservationSavedMeanwhile, useCancelReservation } from '../use-change-reservation.ts'
import { CancelRefundLines, RefundRules } from './CancelRefundLines.tsx'
import { ChangedMeanwhileNotice } from './ChangedMeanwhileNotice.tsx'
import { cancelProblems, cancelRefund, cancelRequest, EMPTY_CANCEL } from './refund-draft.ts'

export type CancelReservationDialogProps = {
  /** The latest known version. If it differs from the first one, the dialog shows the changes. */
  reservation: ReservationDetail
  /** Today in the lodge's time zone, from which the policy counts. */
  today: CalendarDate
  /** Called by Escape or ✕: the dialog closes without a decision. */
  onDismiss: () => void
  /** Called when the reservation is cancelled and its refund is stored. */
  onCancelled: () => void
}

/** Cancels a reservation, or explains why a stay that has begun cannot be cancelled. */
export function CancelReservationDialog(props: CancelReservationDialogProps) {
  const [before] = useState(props.reservation)
  return hasBegun(before, props.today) ? (
    <BegunStayDialog reservation={before} action="cancel" onDismiss={props.onDismiss} />
  ) : (
    <CancelForm {...props} before={before} />
  )
}

type CancelFormProps = CancelReservationDialogProps & { before: ReservationDetail }

/** The policy, the refund and the reason. */
function CancelForm({ before, today, onDismiss, onCancelled, ...props }: CancelFormProps) {
  const cancelling = useCancelReservation(before._id)
  const saved = reservationSavedMeanwhile(cancelling.error)
  const reservation = saved && saved.version > props.reservation.version ? saved : props.reservation
  const form = useForm({
    initial: EMPTY_CANCEL,
    check: cancelProblems,
    send: (draft) =>
      cancelling.mutateAsync(cancelRequest(draft, cancelRefund(reservation, today), reservation.version)),
    onSent: onCancelled,
  })
  const refund = cancelRefund(reservation, today)
  const isRefundChanged = isRefusal(form.problem, 'amounts_differ')
  return (
    <FormDialog
      title={CANCEL_RESERVATION.title(clientName(reservation.client))}
      submit={CANCEL_RESERVATION.submit}
      cancel={CANCEL_RESERVATION.keep}
      variant="danger"
      form={{ ...form, problem: saved ? null : form.problem }}
      problem={isRefundChanged ? CANCEL_RESERVATION.refundMoved : undefined}
      onCancel={onDismiss}
      before={
        <>
          <ChangedMeanwhileNotice before={before} now={reservation} isRefused={saved !== null} />
          <StayLine reservation={reservation} />
          <p>{CANCEL_RESERVATION.consequence}</p>
        </>
      }
    >
      <RefundRules refund={refund} />
      <CancelRefundLines refund={refund} reservation={reservation} />
      <TextAreaField
        {...form.field('reason')}
        label={CANCEL_RESERVATION.reason}
        rows={2}
        required
        maxLength={LONGEST_REASON}
      />
      <NoticeField
        label={CANCEL_RESERVATION.notice}
        client={reservation.client}
        notice={form.draft.notice}
        onNoticeChange={(notice) => form.set('notice', notice)}
      />
    </FormDialog>
  )
}
