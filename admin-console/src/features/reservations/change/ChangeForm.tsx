import { isRefusal } from 'shared-ui/api/problems'
import { Alert } from 'shared-ui/components/Alert'
import { ProblemText } from 'shared-ui/components/ProblemText'
import { Spinner } from 'shared-ui/components/Spinner'
import { SubmitButton, type SubmitButtonProps } from 'shared-ui/components/SubmitButton'
import { fieldSentence } from 'shared-ui/copy/problems/problems'
import { CHANGE_RESERVATION } from 'shared-ui/copy/reservations/change/change-reservation'
import type { Problems } from 'shared-ui/forms/form-fields'
import { LeaveGuard } from 'shared-ui/forms/LeaveGuard'
import { type FormFields, useFormFields } from 'shared-ui/forms/use-form-fields'
import type { CalendarDate } from 'shared-ui/rules/dates/calendar-date'
import { faultyDate } from 'shared-ui/rules/reservations/stay'
import type { ReservationDetail } from 'shared-ui/validators/reservations/reservation'
import { NoticeField } from '../NoticeField.tsx'
import { RateField, SettlementField } from './ChangeChoices.tsx'
import { ChangeConflict } from './ChangeConflict.tsx'
import styles from './ChangeForm.module.css'
import { ChangeQuotePanel } from './ChangeQuotePanel.tsx'
import { changeMoney } from './change-money.ts'
import { RefundFields } from './RefundFields.tsx'
import { RequestedStayFields } from './RequestedStayFields.tsx'
import type { RequestedStay } from './stay-change.ts'
import { type StayChange, type StayChangeOptions, useStayChange } from './use-stay-change.ts'

export type ChangeFormProps = StayChangeOptions & {
  /** The reservation as it was when the form opened. */
  reservation: ReservationDetail
}

/** The fields that can be at fault: the stay, and why the refund is not that of the policy. */
type ChangeDraft = RequestedStay & { reason: string }

/** Form that changes room, dates and rate of a reservation, with the new price before 'Guardar cambio'. */
export function ChangeForm({ reservation, ...options }: ChangeFormProps) {
  const change = useStayChange(reservation, options)
  const { stored, saved } = change
  const { requested, choices } = change
  const fields = useFormFields<ChangeDraft>({
    draft: { ...requested, reason: choices.reason },
    onDraftChange: (next) => {
      const { reason, ...stay } = next({ ...requested, reason: choices.reason })
      if (reason !== choices.reason) change.setChoices({ ...choices, reason })
      else change.requestStay(stay)
    },
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
          <ChangeOutcome change={change} form={form} today={options.today} />
        )}
      </div>
      <LeaveGuard hasUnsaved={change.hasUnsaved} />
    </form>
  )
}

/** Why a change cannot be saved, by the field that can fix it. */
function changeProblems({
  problem,
  isReady,
  sum,
  quote,
  choices: { share, reason },
}: StayChange): Problems<ChangeDraft> {
  if (problem) return { [faultyDate(problem)]: fieldSentence(problem) }
  if (sum && sum.money.left > 0 && share !== 'policy' && reason.trim() === '') {
    return { reason: CHANGE_RESERVATION.reasonMissing }
  }
  if (isReady) return {}
  if (!sum) return { roomId: CHANGE_RESERVATION.notPriced }
  return {
    roomId: quote.data?.conflicts.length ? CHANGE_RESERVATION.notFree : CHANGE_RESERVATION.unchanged,
  }
}

type ChangeOutcomeProps = {
  change: StayChange
  form: SubmitButtonProps['form'] & Pick<FormFields<ChangeDraft>, 'field'>
  today: CalendarDate
}

/** Everything that depends on the price, rendered at once when it arrives, so that no control shifts afterwards. */
function ChangeOutcome({ change, form, today }: ChangeOutcomeProps) {
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
      {sum && (
        <RefundFields
          moneyAt={(share) => changeMoney(stored, sum.amounts.total, { today, share })}
          share={choices.share}
          onShareChange={(share) => setChoices({ ...choices, share })}
          reason={form.field('reason')}
        />
      )}
      {sum && (
        <SettlementField
          amount={sum.money.toCard}
          settlement={choices.settlement}
          onSettlementChange={(settlement) => setChoices({ ...choices, settlement })}
        />
      )}
      <NoticeField
        label={CHANGE_RESERVATION.notice}
        client={stored.client}
        notice={choices.notice}
        onNoticeChange={(notice) => setChoices({ ...choices, notice })}
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
