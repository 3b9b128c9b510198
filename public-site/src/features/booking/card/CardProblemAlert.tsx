import { Alert } from 'shared-ui/components/Alert'
import { Button } from 'shared-ui/components/Button'
import { CARD } from 'shared-ui/copy/booking/booking'
import { BookingProblem } from '../BookingProblem.tsx'
import type { Booking } from '../state/booking-request.ts'
import type { CardProblem } from '../state/booking-state.ts'

export type CardProblemAlertProps = {
  problem: CardProblem
  booking: Booking
  /** Mounts the card fields again. */
  onRetry: () => void
}

/** Why the card could not be charged, with a retry or help. */
export function CardProblemAlert({ problem, booking, onRetry }: CardProblemAlertProps) {
  switch (problem.kind) {
    case 'fields':
      return <Alert action={<Button onClick={onRetry}>{CARD.again}</Button>}>{CARD.fieldsFailed}</Alert>
    case 'card':
      return <WithHelp title={CARD.tokenFailed} help={CARD.tokenHelp} />
    case 'token_timeout':
      return <WithHelp title={CARD.tokenTimeout} help={CARD.tokenTimeoutHelp} />
    case 'offline':
      return <Alert>{CARD.offline}</Alert>
    case 'request':
      return (
        <Alert>
          <BookingProblem problem={problem.problem} booking={booking} />
        </Alert>
      )
  }
}

function WithHelp({ title, help }: { title: string; help: string }) {
  return (
    <Alert>
      <p>{title}</p>
      <p>{help}</p>
    </Alert>
  )
}
