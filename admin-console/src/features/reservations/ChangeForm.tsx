import type { SubmitEvent } from 'react'
import { isRefusal } from 'shared-ui/api/problems'
import { Alert } from 'shared-ui/components/Alert'
import { Button } from 'shared-ui/components/Button'
import { CheckboxField } from 'shared-ui/components/CheckboxField'
import { focusFirstFault } from 'shared-ui/components/Field'
import { Spinner } from 'shared-ui/components/Spinner'
import { CHANGE_RESERVATION } from 'shared-ui/copy/change-reservation'
import type { ReservationDetail } from 'shared-ui/validators/reservation'
import { ProblemText } from '../../lib/ProblemText.tsx'
import { RateField, SettlementField } from './ChangeChoices.tsx'
import { ChangeConflict } from './ChangeConflict.tsx'
import styles from './ChangeForm.module.css'
import { ChangeQuotePanel } from './ChangeQuotePanel.tsx'
import { type StayChange, type StayChangeOptions, useStayChange } from './use-stay-change.ts'
import { WantedStayFields } from './WantedStayFields.tsx'

export type ChangeFormProps = StayChangeOptions & {
  /** The reservation as it was when the form opened. */
  reservation: ReservationDetail
}

/** room, dates and price, what the change comes to, and only then 'Guardar cambio'. */
export function ChangeForm({ reservation, ...options }: ChangeFormProps) {
  const change = useStayChange(reservation, options)
  const { kept, saved } = change
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (change.isReady) change.send()
    else focusFirstFault(event.currentTarget)
  }
  return (
    <form className={styles.form} noValidate onSubmit={send}>
      <div className={styles.choices}>
        <WantedStayFields
          reservation={kept}
          wanted={change.wanted}
          problem={change.problem}
          today={options.today}
          onWantedChange={change.want}
        />
      </div>
      <div className={styles.outcome}>
        {saved && (
          <ChangeConflict saved={saved} change={change} onTakeTheirs={() => change.takeTheirs(saved)} />
        )}
        {change.isAsking ? (
          <Spinner message={CHANGE_RESERVATION.asking} />
        ) : (
          <ChangeOutcome change={change} />
        )}
      </div>
    </form>
  )
}

/** All that depends on the price. It comes as one, once that is there, so that nothing which can be pressed is moved by it. */
function ChangeOutcome({ change }: { change: StayChange }) {
  const { kept, saved, sum, quote, choices, setChoices, refusal } = change
  return (
    <>
      {sum && quote.data && (
        <RateField
          quote={quote.data}
          rate={choices.rate}
          onRateChange={(rate) => setChoices({ ...choices, rate })}
        />
      )}
      <ChangeQuotePanel change={change} />
      {sum && kept.payment !== null && (
        <SettlementField
          balance={sum.balance}
          settlement={choices.settlement}
          onSettlementChange={(settlement) => setChoices({ ...choices, settlement })}
        />
      )}
      <CheckboxField
        label={CHANGE_RESERVATION.notice}
        checked={choices.notice === 'mail'}
        onCheckedChange={(checked) => setChoices({ ...choices, notice: checked ? 'mail' : 'none' })}
      />
      {!saved && (
        <div>
          <Button type="submit" variant="primary" notReady={!change.isReady} pending={change.pending}>
            {CHANGE_RESERVATION.submit}
          </Button>
        </div>
      )}
      {refusal && (
        <Alert>
          {isRefusal(refusal, 'amounts_differ') ? (
            CHANGE_RESERVATION.priceMoved
          ) : (
            <ProblemText problem={refusal} />
          )}
        </Alert>
      )}
    </>
  )
}
