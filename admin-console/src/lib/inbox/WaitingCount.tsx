import { VisuallyHidden } from 'shared-ui/components/VisuallyHidden'
import { INBOX } from 'shared-ui/copy/messages/inbox'
import styles from './WaitingCount.module.css'

/** The number of waiting items beside the name of their page; nothing if it is zero. */
export function WaitingCount({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <>
      <span className={styles.count} aria-hidden="true">
        {count > 99 ? '99+' : count}
      </span>
      <VisuallyHidden> ({INBOX.waiting(count)})</VisuallyHidden>
    </>
  )
}
