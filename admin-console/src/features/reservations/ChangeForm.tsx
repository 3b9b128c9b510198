import type { SubmitEvent } from 'react'
import { Alert } from 'shared-ui/components/Alert'
import { Button } from 'shared-ui/components/Button'
import { CheckboxField } from 'shared-ui/components/CheckboxField'
import { focusFirstFault } from 'shared-ui/components/Field'
import { CHANGE_RESERVATION } from 'shared-ui/copy/change-reservation'
import type { CalendarDate } from 'shared-ui/rules/calendar-date'
import type { ReservationDetail } from 'shared-ui/validators/reservation'
import { ProblemText } from '../../lib/ProblemText.tsx'
import { isRefusal } from '../../lib/problems.ts'
import { RateField, SettlementField } from './ChangeChoices.tsx'
import { ChangeConflict } from './ChangeConflict.tsx'
import styles from './ChangeForm.module.css'
import { ChangeQuotePanel } from './ChangeQuotePanel.tsx'
import { type ChangeInAddress, NOTHING_ASKED } from './change-search.ts'
import type { WantedStay } from './stay-change.ts'
import { useStayChange } from './use-stay-change.ts'
import { WantedStayFields } from './WantedStayFields.tsx'

export type ChangeFormProps = {
  /** The reservation as it was when the form opened. */
  reservation: ReservationDetail
  /** What the address asks for. */
  address: ChangeInAddress
  onAddressChange: (address: ChangeInAddress) => void
  /** The lodge's day (W-03). */
  today: CalendarDate
  onChanged: () => void
}

/** room, dates and price, what the change comes to, and only then 'Guardar cambio'. */
export function ChangeForm({ reservation, onAddressChange, ...options }: ChangeFormProps) {
  const change = useStayChange(reservation, options)
  const { kept, saved, wanted, choices, setChoices } = change
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (change.isReady) change.send()
    else focusFirstFault(event.currentTarget)
  }
  const want = (next: WantedStay) => {
    change.setWanted(next)
    onAddressChange({ roomID: next.roomId, inDate: next.entry, outDate: next.departure })
  }
  const takeTheirs = (theirs: ReservationDetail) => {
    change.takeTheirs(theirs)
    onAddressChange(NOTHING_ASKED)
  }
  return (
    <form className={styles.form} noValidate onSubmit={send}>
      <div className={styles.choices}>
        <WantedStayFields
          reservation={kept}
          wanted={wanted}
          problem={change.problem}
          today={options.today}
          onWantedChange={want}
        />
        {change.quote.data && (
          <RateField
            quote={change.quote.data}
            rate={choices.rate}
            onRateChange={(rate) => setChoices({ ...choices, rate })}
          />
        )}
      </div>
      <div className={styles.outcome}>
        <ChangeQuotePanel change={change} />
        {change.sum && reservation.payment !== null && (
          <SettlementField
            balance={change.sum.balance}
            settlement={choices.settlement}
            onSettlementChange={(settlement) => setChoices({ ...choices, settlement })}
          />
        )}
        <CheckboxField
          label={CHANGE_RESERVATION.notice}
          checked={choices.notice === 'mail'}
          onCheckedChange={(checked) => setChoices({ ...choices, notice: checked ? 'mail' : 'none' })}
        />
        {saved ? (
          <ChangeConflict saved={saved} change={change} onTakeTheirs={() => takeTheirs(saved)} />
        ) : (
          <div>
            <Button type="submit" variant="primary" notReady={!change.isReady} pending={change.pending}>
              {CHANGE_RESERVATION.submit}
            </Button>
          </div>
        )}
        {change.refusal && (
          <Alert>
            {isRefusal(change.refusal, 'amounts_differ') ? (
              CHANGE_RESERVATION.priceMoved
            ) : (
              <ProblemText problem={change.refusal} />
            )}
          </Alert>
        )}
      </div>
    </form>
  )
}
