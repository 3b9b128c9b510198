import { Button } from 'shared-ui/components/Button'
import { BOOKING, costText } from 'shared-ui/copy/booking'
import { formatSoles } from 'shared-ui/copy/format'
import { type Quote, solesFromCentimos } from 'shared-ui/rules/money'
import styles from './ClientStep.module.css'

export type NextStepProps = {
  quote: Quote
  /** A payment session is being opened. */
  pending: boolean
  /** All that the form asks for is there. */
  isReady: boolean
}

/** 'Siguiente Paso', what the stay costs, and what comes next; while the session is opened, that it is. */
export function NextStep({ quote, pending, isReady }: NextStepProps) {
  return (
    <>
      <div className={styles.send}>
        <Button variant="primary" type="submit" pending={pending} notReady={!isReady}>
          {BOOKING.next}
        </Button>
        <p className={styles.cost}>{costText(quote.nights, formatSoles(solesFromCentimos(quote.total)))}</p>
      </div>
      <div className={styles.hint}>
        {!pending && <p>{isReady ? BOOKING.nextNote : BOOKING.notReady}</p>}
        <p role="status">{pending && BOOKING.opening}</p>
      </div>
    </>
  )
}
