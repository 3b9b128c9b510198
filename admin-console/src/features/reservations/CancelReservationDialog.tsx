import { type SubmitEvent, useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { isRefusal } from 'shared-ui/api/problems'
import { Alert } from 'shared-ui/components/Alert'
import { Button } from 'shared-ui/components/Button'
import { CheckboxField } from 'shared-ui/components/CheckboxField'
import { Dialog } from 'shared-ui/components/Dialog'
import { focusFirstFault } from 'shared-ui/components/Field'
import { TextAreaField } from 'shared-ui/components/TextAreaField'
import { TextField, type TextFieldProps } from 'shared-ui/components/TextField'
import { CANCEL_RESERVATION } from 'shared-ui/copy/cancel-reservation'
import type { CalendarDate } from 'shared-ui/rules/calendar-date'
import type { ReservationDetail } from 'shared-ui/validators/reservation'
import { LONGEST_REASON } from 'shared-ui/validators/reservation-changes'
import { ProblemText } from '../../lib/ProblemText.tsx'
import { CancelRefundLines, RefundRules } from './CancelRefundLines.tsx'
import styles from './CancelReservationDialog.module.css'
import { MovedMeanwhile } from './MovedMeanwhile.tsx'
import { cancelProblems, cancelRefund, cancelRequest, EMPTY_CANCEL, mayBePaidAtDesk } from './refund-draft.ts'
import { clientName } from './reservation-words.ts'
import { StayLine } from './StayLine.tsx'
import { reservationSavedMeanwhile, useCancelReservation } from './use-change-reservation.ts'

export type CancelReservationDialogProps = {
  /** As it is known now: another version than at first is told of (case 19). */
  reservation: ReservationDetail
  /** The lodge's day (W-03), from which the policy counts. */
  today: CalendarDate
  onDismiss: () => void
  onCancelled: () => void
}

/** What was paid without the card, which nobody but staff know. */
function PaidAtDeskField(field: Pick<TextFieldProps, 'value' | 'error' | 'onValueChange'>) {
  return (
    <TextField
      label={CANCEL_RESERVATION.paidAtDesk}
      hint={CANCEL_RESERVATION.paidAtDeskHint}
      inputMode="decimal"
      autoComplete="off"
      optional
      {...field}
    />
  )
}

/** P-08: what is given back by the policy, why, and only then the cancellation. */
export function CancelReservationDialog(props: CancelReservationDialogProps) {
  const { today, onDismiss, onCancelled } = props
  const formId = useId()
  const [draft, setDraft] = useState(EMPTY_CANCEL)
  const [showAll, setShowAll] = useState(false)
  const [before] = useState(props.reservation)
  const cancelling = useCancelReservation(before._id)
  const saved = reservationSavedMeanwhile(cancelling.error)
  const reservation = saved && saved.version > props.reservation.version ? saved : props.reservation
  const problems = cancelProblems(draft, reservation)
  const isReady = Object.keys(problems).length === 0
  const refund = cancelRefund(draft, reservation, today)
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    flushSync(() => setShowAll(true))
    if (!isReady) focusFirstFault(event.currentTarget)
    else cancelling.mutate(cancelRequest(draft, refund, reservation.version), { onSuccess: onCancelled })
  }
  return (
    <Dialog
      title={CANCEL_RESERVATION.title(clientName(reservation.client))}
      onDismiss={cancelling.isPending ? undefined : onDismiss}
      actions={
        <>
          <Button disabled={cancelling.isPending} onClick={onDismiss}>
            {CANCEL_RESERVATION.keep}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="danger"
            notReady={!isReady}
            pending={cancelling.isPending}
          >
            {CANCEL_RESERVATION.submit}
          </Button>
        </>
      }
    >
      <MovedMeanwhile before={before} now={reservation} isRefused={saved !== null} />
      <StayLine reservation={reservation} />
      <p>{CANCEL_RESERVATION.consequence}</p>
      <form id={formId} className={styles.form} noValidate onSubmit={send}>
        <RefundRules refund={refund} />
        {mayBePaidAtDesk(reservation) && (
          <PaidAtDeskField
            value={draft.paidAtDesk}
            error={problems.paidAtDesk}
            onValueChange={(paidAtDesk) => setDraft({ ...draft, paidAtDesk })}
          />
        )}
        <CancelRefundLines refund={refund} reservation={reservation} />
        <TextAreaField
          label={CANCEL_RESERVATION.reason}
          rows={2}
          required
          maxLength={LONGEST_REASON}
          value={draft.reason}
          error={showAll ? problems.reason : undefined}
          onValueChange={(reason) => setDraft({ ...draft, reason })}
        />
        <CheckboxField
          label={CANCEL_RESERVATION.notice}
          checked={draft.notice === 'mail'}
          onCheckedChange={(checked) => setDraft({ ...draft, notice: checked ? 'mail' : 'none' })}
        />
      </form>
      {cancelling.error && !saved && (
        <Alert>
          {isRefusal(cancelling.error, 'amounts_differ') ? (
            CANCEL_RESERVATION.refundMoved
          ) : (
            <ProblemText problem={cancelling.error} />
          )}
        </Alert>
      )}
    </Dialog>
  )
}
