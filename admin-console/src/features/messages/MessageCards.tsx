import { formatMoment } from 'shared-ui/copy/format'
import { MESSAGES_PANEL } from 'shared-ui/copy/messages-panel'
import type { KeptMessageAnswer } from 'shared-ui/validators/contact'
import styles from './MessageCards.module.css'

/** The messages one beneath the other: who, when, and how it begins. */
export function MessageCards({ messages }: { messages: readonly KeptMessageAnswer[] }) {
  return (
    <ul className={styles.cards} role="list" aria-label={MESSAGES_PANEL.title}>
      {messages.map((message) => (
        <li key={message._id} className={styles.card}>
          <p className={styles.head}>
            <a href={`mailto:${message.email}`}>{message.names}</a>
            <time dateTime={message.createdAt}>{formatMoment(message.createdAt)}</time>
          </p>
          <p className={styles.words}>{message.message}</p>
        </li>
      ))}
    </ul>
  )
}
