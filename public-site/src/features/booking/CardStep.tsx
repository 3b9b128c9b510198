import { useState } from 'react'
import { Alert } from 'shared-ui/components/Alert'
import { Button } from 'shared-ui/components/Button'
import { Countdown } from 'shared-ui/components/Countdown'
import { CARD } from 'shared-ui/copy/booking'
import { formatSoles } from 'shared-ui/copy/format'
import { FRAME } from 'shared-ui/copy/public-frame'
import type { ClientDraft } from 'shared-ui/validators/client'
import type { Booking } from './booking-request.ts'
import type { AtCard } from './booking-state.ts'
import { CardFieldsBox } from './CardFieldsBox.tsx'
import { CardProblemAlert } from './CardProblemAlert.tsx'
import styles from './CardStep.module.css'
import { ClientLines } from './ClientLines.tsx'
import type { CardFields } from './card-fields.ts'
import { AskingOutcome } from './OutcomeNotices.tsx'
import { RefundPolicy } from './RefundPolicy.tsx'
import type { BookingModel } from './use-booking.ts'

export type CardStepProps = {
  booking: Booking
  model: BookingModel
  state: AtCard
  draft: ClientDraft
}

/** B-04, B-08: the card, while the nights are held. What the session was opened with cannot be changed here. */
export function CardStep({ booking, model, state, draft }: CardStepProps) {
  const [fields, setFields] = useState<CardFields | null>(null)
  const { session } = state
  const isPaying = state.step !== 'card'
  const problem = state.step === 'card' ? state.problem : null
  return (
    <section className={styles.step} aria-labelledby="pago">
      <h2 id="pago" tabIndex={-1}>
        {CARD.title}
      </h2>
      {session.testMode && <Alert tone="warning">{FRAME.testMode}</Alert>}
      <div className={styles.held}>
        <p>{CARD.held}</p>
        {!isPaying && <Countdown expiresAt={session.expiresAt} onExpire={model.holdOver} />}
      </div>
      <ClientLines draft={draft} onChange={isPaying ? undefined : model.changeDetails} />
      {problem?.kind !== 'fields' && (
        <CardFieldsBox session={session} onFields={setFields} onFailed={model.fieldsFailed} />
      )}
      <RefundPolicy />
      {problem && <CardProblemAlert problem={problem} stay={booking.stay} onRetry={model.fieldsRetried} />}
      {state.step === 'asking' && state.failure !== null && (
        <AskingOutcome failure={state.failure} onRetry={model.askAgain} />
      )}
      <div className={styles.pay}>
        <Button
          variant="primary"
          pending={isPaying}
          disabled={fields === null}
          onClick={() => fields && void model.pay(draft, fields)}
        >
          {CARD.pay}
        </Button>
        <p className={styles.note} role="status">
          {isPaying ? CARD.paying : CARD.payNote(formatSoles(session.amount))}
        </p>
      </div>
    </section>
  )
}
