import { LoadingPanel } from 'shared-ui/components/LoadingPanel'
import { ProblemText } from 'shared-ui/components/ProblemText'
import { Spinner } from 'shared-ui/components/Spinner'
import { BOOKING, NO_BANK_RESPONSE } from 'shared-ui/copy/booking/booking'
import styles from './Notice.module.css'

/** Shown while the outcome of a purchase is requested. The page keeps polling; `onRetry` requests it at once. */
export function OutcomePending({ failure, onRetry }: { failure: unknown; onRetry: () => void }) {
  return (
    <LoadingPanel
      message={BOOKING.loadingOutcome}
      error={
        failure !== null && (
          <>
            <p>{NO_BANK_RESPONSE.cannotAsk}</p>
            <p>
              <ProblemText problem={failure} />
            </p>
          </>
        )
      }
      onRetry={onRetry}
    />
  )
}

/** Shown when the bank has not responded. There is no retry: a mail will report the outcome, and so will this page. */
export function Unanswered({ purchaseNumber }: { purchaseNumber: string }) {
  return (
    <section className={styles.notice} aria-labelledby="sin-respuesta">
      <h2 id="sin-respuesta" tabIndex={-1}>
        {NO_BANK_RESPONSE.title}
      </h2>
      {NO_BANK_RESPONSE.text.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <p className={styles.order}>{NO_BANK_RESPONSE.order(purchaseNumber)}</p>
      <Spinner message={NO_BANK_RESPONSE.asking} />
    </section>
  )
}
