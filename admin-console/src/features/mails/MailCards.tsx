import { Alert } from 'shared-ui/components/Alert'
import { Button } from 'shared-ui/components/Button'
import { Spinner } from 'shared-ui/components/Spinner'
import { StateBadge, type StateTone } from 'shared-ui/components/StateBadge'
import { VisuallyHidden } from 'shared-ui/components/VisuallyHidden'
import { formatMoment } from 'shared-ui/copy/format'
import {
  MAIL_FAILURE_SENTENCES,
  MAIL_RECEIVER_WORDS,
  MAILS_PANEL,
  mailName,
} from 'shared-ui/copy/mails/mails-panel'
import type { UnsentMailResponse, UnsentState } from 'shared-ui/validators/messages/mail'
import list from '../../lib/table/card-list.module.css'
import { AboutLink } from './AboutLink.tsx'
import styles from './MailCards.module.css'
import { type RetriedMails, type TryOutcome, tryOutcome } from './retried-mails.ts'

const TONES: Record<UnsentState, StateTone> = {
  given_up: 'attention',
  retrying: 'waiting',
  queued: 'waiting',
}

export type MailCardsProps = {
  mails: readonly UnsentMailResponse[]
  /** The mails that were retried from this page, as they were then. */
  retried: RetriedMails
  /** The id of the mail whose retry request is pending. */
  retryingId: string | null
  onRetry: (mail: UnsentMailResponse) => void
  onDismiss: (mail: UnsentMailResponse) => void
}

/** The unsent mails as cards: kind, recipient, error, and when the next attempt is. */
export function MailCards({ mails, retried, retryingId, onRetry, onDismiss }: MailCardsProps) {
  return (
    <ul className={`${list.cards} ${styles.cards}`} role="list" aria-label={MAILS_PANEL.title}>
      {mails.map((mail) => {
        const outcome = retryingId === mail._id ? 'trying' : tryOutcome(mail, retried)
        return (
          <li key={mail._id} className={`${list.card} ${styles.card}`}>
            <MailText mail={mail} outcome={outcome} />
            <div className={styles.actions}>
              {mail.state === 'given_up' && outcome !== 'trying' && (
                <DismissButton mail={mail} onDismiss={onDismiss} />
              )}
              <RetryButton mail={mail} outcome={outcome} onRetry={onRetry} />
            </div>
            <Outcome mail={mail} outcome={outcome} />
          </li>
        )
      })}
    </ul>
  )
}

type RetryProps = { mail: UnsentMailResponse; outcome: TryOutcome }

/** The outcome of a retry; a failure is announced to screen readers. */
function Outcome({ mail, outcome }: RetryProps) {
  if (outcome === null) return null
  return (
    <div className={styles.outcome}>
      {outcome === 'trying' ? (
        <Spinner message={MAILS_PANEL.trying(mail.attempts + 1)} />
      ) : (
        <Alert>
          {MAILS_PANEL.failedAgain(mail.attempts, mail.lastTryAt && formatMoment(mail.lastTryAt))}
        </Alert>
      )}
    </div>
  )
}

function MailText({ mail, outcome }: RetryProps) {
  return (
    <div className={styles.text}>
      <p className={styles.head}>
        <strong>{mailName(mail.template)}</strong>
        <MailStateBadge state={outcome === 'trying' ? 'queued' : mail.state} />
      </p>
      <p className={styles.head}>
        <span>{MAIL_RECEIVER_WORDS[mail.receiver]}</span>
        {mail.about && <AboutLink about={mail.about} />}
      </p>
      <p>{MAIL_FAILURE_SENTENCES[mail.failure]}</p>
      <p className={styles.times}>
        <span>{MAILS_PANEL.written(formatMoment(mail.createdAt))}</span>
        {mail.attempts > 0 && <span>{MAILS_PANEL.attempts(mail.attempts)}</span>}
        {mail.lastTryAt !== null && <span>{MAILS_PANEL.lastTry(formatMoment(mail.lastTryAt))}</span>}
        {outcome !== 'trying' && mail.nextTryAt !== null && (
          <span>{MAILS_PANEL.nextTry(formatMoment(mail.nextTryAt))}</span>
        )}
      </p>
    </div>
  )
}

type RetryButtonProps = RetryProps & { onRetry: (mail: UnsentMailResponse) => void }

function RetryButton({ mail, outcome, onRetry }: RetryButtonProps) {
  const words = MAILS_PANEL.retryOn(mailName(mail.template), MAIL_RECEIVER_WORDS[mail.receiver])
  return (
    <Button pending={outcome === 'trying'} onClick={() => onRetry(mail)}>
      <span aria-hidden="true">{MAILS_PANEL.retry}</span>
      <VisuallyHidden>{words}</VisuallyHidden>
    </Button>
  )
}

function DismissButton({
  mail,
  onDismiss,
}: Pick<MailCardsProps, 'onDismiss'> & { mail: UnsentMailResponse }) {
  const words = MAILS_PANEL.dismissOn(mailName(mail.template), MAIL_RECEIVER_WORDS[mail.receiver])
  return (
    <Button variant="quiet" onClick={() => onDismiss(mail)}>
      <span aria-hidden="true">{MAILS_PANEL.dismiss}</span>
      <VisuallyHidden>{words}</VisuallyHidden>
    </Button>
  )
}

/** Whether a mail will be retried. */
function MailStateBadge({ state }: { state: UnsentState }) {
  return <StateBadge tone={TONES[state]}>{MAILS_PANEL.states[state]}</StateBadge>
}
