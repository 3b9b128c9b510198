import { Alert } from 'shared-ui/components/Alert'
import { Button } from 'shared-ui/components/Button'
import { ProblemText } from 'shared-ui/components/ProblemText'
import { CORRECT_RESERVATION } from 'shared-ui/copy/reservations/change/correct-reservation'
import { useResendConfirmation } from '../use-change-reservation.ts'
import styles from './ResendConfirmation.module.css'

/** Mails the confirmation to the guest again, and reports to which address. */
export function ResendConfirmation({ reservationId, email }: { reservationId: string; email: string }) {
  const sending = useResendConfirmation(reservationId)
  return (
    <>
      <Button className={styles.button} pending={sending.isPending} onClick={() => sending.mutate()}>
        {CORRECT_RESERVATION.resend}
      </Button>
      {sending.isSuccess && <Alert tone="success">{CORRECT_RESERVATION.resent(email)}</Alert>}
      {sending.error && (
        <Alert>
          <ProblemText problem={sending.error} />
        </Alert>
      )}
    </>
  )
}
