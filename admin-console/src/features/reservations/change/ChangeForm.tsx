import { isRefusal } from 'shared-ui/api/problems'
import { Alert } from 'shared-ui/components/Alert'
import { CheckboxField } from 'shared-ui/components/CheckboxField'
import { ProblemText } from 'shared-ui/components/ProblemText'
import { Spinner } from 'shared-ui/components/Spinner'
import { SubmitButton, type SubmitButtonProps } from 'shared-ui/components/SubmitButton'
import { fieldSentence } from 'shared-ui/copy/problems/problems'
import { CHANGE_RESERVATION } from 'shared-ui/copy/reservations/change-reservation'
import type { Problems } from 'shared-ui/forms/form-fields'
import { LeaveGuard } from 'shared-ui/forms/LeaveGuard'
import { useFormFields } from 'shared-ui/forms/use-form-fields'
import { faultyDate } from 'shared-ui/rules/reservations/stay'
import type { ReservationDetail } from 'shared-ui/validators/reservations/reservation'
import { RateField, SettlementField } from './ChangeChoices.tsx'
import { ChangeConflict } from './ChangeConflict.tsx'
import styles from './ChangeForm.module.css'
import { ChangeQuotePanel } from './ChangeQuotePanel.tsx'
import { RequestedStayFields } from './RequestedStayFields.tsx'
import type { RequestedStay } from './stay-change.ts'
import { type StayChange, type StayChangeOptions, useStayChange } from './use-stay-change.ts'

export type ChangeFormProps = StayChangeOptions & {
  /** The reservation as it was when the form opened. */
  reservation: ReservationDetail
}

/** Form that changes room, dates and rate of a reservation, with the new price before 'Guardar cambio'. */
export function ChangeForm({ reservation, ...options }: ChangeFormProps) {
  const change = useStayChange(reservation, options)
  const { stored, saved } = change
  const fields = useFormFields({
    draft: change.requested,
    onDraftChange: (next) => change.requestStay(next(change.requested)),
    check: () => changeProblems(change),
    // The price also updates while typing.
    shownAtOnce: ['entry', 'departure'],
    onSubmit: change.send,
  })
  const form = { ...fields, isPending: change.pending }
  return (
    <form className={styles.form} {...form.element}>
      <div className={styles.choices}>
        <RequestedStayFields
          reservation={stored}
          requested={change.requested}
          field={form.field}
          today={options.today}
          onRequestedChange={change.requestStay}
        />
      </div>
      <div className={styles.outcome}>
        {saved && (
          <ChangeConflict
            saved={saved}
            change={change}
            form={form}
            onTakeTheirs={() => change.acceptSaved(saved)}
          />
        )}
        {change.isPricing ? (
          <Spinner message={CHANGE_RESERVATION.asking} />
        ) : (
          <ChangeOutcome change={change} form={form} />
        )}
      </div>
      <LeaveGuard hasUnsaved={change.hasUnsaved} />
    </form>
  )
}

/** Why a change cannot be saved, by the field that can fix it. */
function changeProblems({ problem, isReady, sum, quote }: StayChange): Problems<RequestedStay> {
  if (problem) return { [faultyDate(problem)]: fieldSentence(problem) }
  if (isReady) return {}
  if (!sum) return { roomId: CHANGE_RESERVATION.notPriced }
  return {
    roomId: quote.data?.conflicts.length ? CHANGE_RESERVATION.notFree : CHANGE_RESERVATION.unchanged,
  }
}

type ChangeOutcomeProps = { change: StayChange; form: SubmitButtonProps['form'] }

/** Everything that depends on the price, rendered at once when it arrives, so that no control shifts afterwards. */
function ChangeOutcome({ change, form }: ChangeOutcomeProps) {
  const { stored, saved, sum, quote, choices, setChoices, refusal } = change
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
      {sum && stored.payment !== null && (
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
      {!saved && <SubmitButton form={form}>{CHANGE_RESERVATION.submit}</SubmitButton>}
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
