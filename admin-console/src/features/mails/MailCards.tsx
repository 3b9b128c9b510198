import { Button } from 'shared-ui/components/Button'
import { VisuallyHidden } from 'shared-ui/components/VisuallyHidden'
import { formatMoment } from 'shared-ui/copy/format'
import {
  MAIL_FAILURE_SENTENCES,
  MAIL_RECEIVER_WORDS,
  MAIL_TEMPLATE_WORDS,
  MAILS_PANEL,
} from 'shared-ui/copy/mails-panel'
import type { UnsentMailAnswer } from 'shared-ui/validators/mail'
import { AboutLink } from './AboutLink.tsx'
import styles from './MailCards.module.css'
import { MailStateBadge } from './MailStateBadge.tsx'

export type MailCardsProps = {
  mails: readonly UnsentMailAnswer[]
  /** The id of the one that is just being put back. */
  asking: string | null
  onRetry: (mail: UnsentMailAnswer) => void
}

/** The mails one beneath the other: what, for whom, why it was not sent, and when it is tried again. */
export function MailCards({ mails, asking, onRetry }: MailCardsProps) {
  return (
    <ul className={styles.cards} role="list" aria-label={MAILS_PANEL.title}>
      {mails.map((mail) => (
        <li key={mail._id} className={styles.card} data-state={mail.state}>
          <MailText mail={mail} />
          <RetryButton mail={mail} isAsked={asking === mail._id} onRetry={onRetry} />
        </li>
      ))}
    </ul>
  )
}

function MailText({ mail }: { mail: UnsentMailAnswer }) {
  return (
    <div className={styles.text}>
      <p className={styles.head}>
        <strong>{MAIL_TEMPLATE_WORDS[mail.template]}</strong>
        <MailStateBadge state={mail.state} />
      </p>
      <p className={styles.head}>
        <span>{MAIL_RECEIVER_WORDS[mail.receiver]}</span>
        {mail.about && <AboutLink about={mail.about} />}
      </p>
      <p>{MAIL_FAILURE_SENTENCES[mail.failure]}</p>
      <p className={styles.times}>
        <span>{MAILS_PANEL.written(formatMoment(mail.createdAt))}</span>
        {mail.attempts > 0 && <span>{MAILS_PANEL.attempts(mail.attempts)}</span>}
        {mail.nextTryAt !== null && <span>{MAILS_PANEL.nextTry(formatMoment(mail.nextTryAt))}</span>}
      </p>
    </div>
  )
}

type RetryButtonProps = {
  mail: UnsentMailAnswer
  isAsked: boolean
  onRetry: (mail: UnsentMailAnswer) => void
}

function RetryButton({ mail, isAsked, onRetry }: RetryButtonProps) {
  const words = MAILS_PANEL.retryOn(MAIL_TEMPLATE_WORDS[mail.template], MAIL_RECEIVER_WORDS[mail.receiver])
  return (
    <Button pending={isAsked || mail.state === 'queued'} onClick={() => onRetry(mail)}>
      <span aria-hidden="true">{MAILS_PANEL.retry}</span>
      <VisuallyHidden>{words}</VisuallyHidden>
    </Button>
  )
}
