import { SubmitButton, type SubmitButtonProps } from 'shared-ui/components/SubmitButton'
import { BOOKING, costText } from 'shared-ui/copy/booking/booking'
import { formatSoles } from 'shared-ui/copy/format'
import { type Quote, solesFromCentimos } from 'shared-ui/rules/money/money'
import styles from './ClientStep.module.css'

export type NextStepProps = {
  quote: Quote
  /** The form; pending while a payment session is being opened. */
  form: SubmitButtonProps['form']
}

/** 'Siguiente Paso' with the price of the stay, and a note on what comes next or that the session is being opened. */
export function NextStep({ quote, form }: NextStepProps) {
  return (
    <>
      <div className={styles.send}>
        <SubmitButton form={form}>{BOOKING.next}</SubmitButton>
        <p className={styles.cost}>{costText(quote.nights, formatSoles(solesFromCentimos(quote.total)))}</p>
      </div>
      <div className={styles.hint}>
        {!form.isPending && <p>{form.isReady ? BOOKING.nextNote : BOOKING.notReady}</p>}
        <p role="status">{form.isPending && BOOKING.opening}</p>
      </div>
    </>
  )
}
