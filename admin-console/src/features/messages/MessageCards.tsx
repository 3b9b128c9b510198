import { Link } from '@tanstack/react-router'
import { Button } from 'shared-ui/components/Button'
import { VisuallyHidden } from 'shared-ui/components/VisuallyHidden'
import { formatMoment } from 'shared-ui/copy/format'
import { ATTEND_MESSAGE, MESSAGES_PANEL } from 'shared-ui/copy/messages/messages-panel'
import { excerpt } from 'shared-ui/rules/text/excerpt'
import type { StoredMessageResponse } from 'shared-ui/validators/messages/contact'
import { FROM_LIST } from '../../lib/notices/BackToList.tsx'
import list from '../../lib/table/card-list.module.css'
import rowLink from '../../lib/table/whole-row-link.module.css'
import styles from './MessageCards.module.css'
import { MessageStateBadge } from './MessageStateBadge.tsx'

export type MessageCardsProps = {
  messages: readonly StoredMessageResponse[]
  onAttend: (message: StoredMessageResponse) => void
  attending: string | null
}

/** The messages as cards: sender, time, beginning of the text, and whether it was attended to. */
export function MessageCards({ messages, onAttend, attending }: MessageCardsProps) {
  return (
    <ul className={`${list.cards} ${styles.cards}`} role="list" aria-label={MESSAGES_PANEL.title}>
      {messages.map((message) => (
        <li
          key={message._id}
          className={`${list.card} ${styles.card}`}
          data-state={message.attended === null ? 'waiting' : 'attended'}
        >
          <MessageExcerpt message={message} />
          <AttendButton message={message} pending={attending === message._id} onAttend={onAttend} />
        </li>
      ))}
    </ul>
  )
}

function MessageExcerpt({ message }: { message: StoredMessageResponse }) {
  const { start, rest } = excerpt(message.message)
  return (
    <div className={styles.text}>
      <p className={styles.head}>
        <Link
          className={rowLink.link}
          to="/view-message/$messageID"
          params={{ messageID: message._id }}
          state={FROM_LIST}
        >
          {message.names}
        </Link>
        <MessageStateBadge message={message} />
        <time dateTime={message.createdAt}>{formatMoment(message.createdAt)}</time>
      </p>
      <p className={styles.words}>
        {start}
        {rest && '…'}
      </p>
    </div>
  )
}

type AttendButtonProps = {
  message: StoredMessageResponse
  pending: boolean
  onAttend: (message: StoredMessageResponse) => void
}

function AttendButton({ message, pending, onAttend }: AttendButtonProps) {
  const action = message.attended === null ? ATTEND_MESSAGE.attend : ATTEND_MESSAGE.reopen
  return (
    <Button variant="quiet" className={styles.action} pending={pending} onClick={() => onAttend(message)}>
      <span aria-hidden="true">{action}</span>
      <VisuallyHidden>{MESSAGES_PANEL.actionOn(action, message.names)}</VisuallyHidden>
    </Button>
  )
}
