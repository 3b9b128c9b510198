import { LoadingPanel } from 'shared-ui/components/LoadingPanel'
import { Spinner } from 'shared-ui/components/Spinner'
import { BOOKING, UNANSWERED } from 'shared-ui/copy/booking'
import { ProblemText } from '../../../lib/page/ProblemText.tsx'
import styles from './Notice.module.css'

/** Shown while the outcome of a purchase is requested. The page keeps polling; `onRetry` requests it at once. */
export function OutcomePending({ failure, onRetry }: { failure: unknown; onRetry: () => void }) {
  return (
    <LoadingPanel
      message={BOOKING.loadingOutcome}
      error={
        failure !== null && (
          <>
            <p>{UNANSWERED.cannotAsk}</p>
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
        {UNANSWERED.title}
      </h2>
      {UNANSWERED.text.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <p className={styles.order}>{UNANSWERED.order(purchaseNumber)}</p>
      <Spinner message={UNANSWERED.asking} />
    </section>
  )
}
