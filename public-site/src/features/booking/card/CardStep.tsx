import { LODGE } from 'content'
import { useRef, useState } from 'react'
import { Alert } from 'shared-ui/components/Alert'
import { Button } from 'shared-ui/components/Button'
import { Countdown } from 'shared-ui/components/Countdown'
import { CARD, LATE_ARRIVAL } from 'shared-ui/copy/booking/booking'
import { formatSoles } from 'shared-ui/copy/format'
import { FRAME } from 'shared-ui/copy/site/public-frame'
import { useFormFields } from 'shared-ui/forms/use-form-fields'
import { goToHeading } from '../../../lib/page/go-to-heading.ts'
import { phoneLink } from '../../../lib/phone-link.ts'
import { LateArrivalNotice } from '../client/LateArrivalNotice.tsx'
import { isLateRefusal } from '../client/late-arrival.ts'
import { NetworkNote, OfflineHint } from '../NetworkNote.tsx'
import { OutcomePending } from '../outcome/OutcomeNotices.tsx'
import { RefundPolicy } from '../RefundPolicy.tsx'
import type { Booking, Client } from '../state/booking-request.ts'
import type { AtCard, CardProblem } from '../state/booking-state.ts'
import type { BookingModel } from '../state/use-booking.ts'
import { CardBrands } from './CardBrands.tsx'
import { CardFieldsBox } from './CardFieldsBox.tsx'
import { CardProblemAlert } from './CardProblemAlert.tsx'
import styles from './CardStep.module.css'
import { ClientLines } from './ClientLines.tsx'
import type { CardFields } from './card-fields.ts'

export type CardStepProps = {
  booking: Booking
  model: BookingModel
  state: AtCard
  client: Client
  onClientChange: (client: Client) => void
}

/** The card form, while the nights are held. The data that the session was opened with cannot be changed here. */
export function CardStep({ booking, model, state, client, onClientChange }: CardStepProps) {
  const [fields, setFields] = useState<CardFields | null>(null)
  const { session } = state
  const pending = state.step !== 'card'
  const networkStep = pending ? 'paying' : 'card'
  const problem = state.step === 'card' ? state.problem : null
  const heading = useRef<HTMLHeadingElement>(null)
  const retryFields = () => {
    model.fieldsRetried()
    // The pressed button is removed.
    goToHeading(heading.current)
  }
  return (
    <section className={styles.step} aria-labelledby="pago">
      <h2 id="pago" tabIndex={-1} ref={heading}>
        {CARD.title}
      </h2>
      <NetworkNote step={networkStep} />
      {session.testMode && <Alert tone="warning">{FRAME.testMode}</Alert>}
      <div className={styles.held}>
        <p>{CARD.held}</p>
        {!pending && <Countdown expiresAt={session.expiresAt} onExpire={model.holdOver} />}
      </div>
      <ClientLines draft={client.draft} onEdit={pending ? undefined : model.changeDetails} />
      <CardBrands />
      {problem?.kind !== 'fields' && (
        <CardFieldsBox session={session} onFields={setFields} onFailed={model.fieldsFailed} />
      )}
      <RefundPolicy booking={booking} />
      <OfflineHint step={networkStep} isSaid={problem?.kind === 'offline'} />
      {problem && <CardProblemAlert problem={problem} booking={booking} onRetry={retryFields} />}
      {state.step === 'asking' && state.failure !== null && (
        <OutcomePending failure={state.failure} onRetry={model.askAgain} />
      )}
      <Pay
        amount={session.amount}
        pending={pending}
        problem={problem}
        client={client}
        onClientChange={onClientChange}
        fields={fields}
        onPay={(mounted) => void model.pay(client, mounted)}
      />
      <PaymentContact />
    </section>
  )
}

type PayProps = {
  /** In soles. */
  amount: number
  pending: boolean
  /** Why the last attempt failed, or null. */
  problem: CardProblem | null
  client: Client
  onClientChange: (client: Client) => void
  /** Null until the card fields are mounted. */
  fields: CardFields | null
  onPay: (fields: CardFields) => void
}

/** Why 'Reservar' does nothing yet, or null. */
function waitsForFields(fields: CardFields | null, problem: CardProblem | null): string | null {
  if (fields) return null
  return problem?.kind === 'fields' ? CARD.waitsFor.failed : CARD.waitsFor.loading
}

function Pay({ amount, pending, problem, client, onClientChange, fields, onPay }: PayProps) {
  // Check-in of tonight has closed meanwhile: the client must call first.
  const isLate = problem?.kind === 'request' && isLateRefusal(problem.problem)
  const [isTried, setTried] = useState(false)
  const draft = { lateArrivalAccepted: client.lateArrivalAccepted }
  const form = useFormFields({
    draft,
    onDraftChange: (change) => onClientChange({ ...client, ...change(draft) }),
    check: ({ lateArrivalAccepted }) =>
      isLate && !lateArrivalAccepted ? { lateArrivalAccepted: LATE_ARRIVAL.missing } : {},
    onSubmit: () => {
      setTried(true)
      if (fields) onPay(fields)
    },
  })
  const waitsFor = waitsForFields(fields, problem)
  return (
    <form className={styles.form} aria-labelledby="pago" {...form.element}>
      {isLate && <LateArrivalNotice field={form.field('lateArrivalAccepted')} pending={pending} />}
      <div className={styles.pay}>
        <Button
          variant="primary"
          type="submit"
          pending={pending}
          notReady={!form.isReady || waitsFor !== null}
        >
          {CARD.pay}
        </Button>
        <p className={styles.note} role="status">
          {pending ? CARD.paying : (isTried && waitsFor) || CARD.payNote(formatSoles(amount))}
        </p>
      </div>
    </form>
  )
}

/** The merchant's country and contact, which the card provider requires on the payment page. */
function PaymentContact() {
  return (
    <p className={styles.contact}>
      {CARD.country} {CARD.contact} <a href={phoneLink(LODGE.phone)}>{LODGE.phone}</a> {CARD.or}{' '}
      <a href={`mailto:${LODGE.email}`}>{LODGE.email}</a>.
    </p>
  )
}
