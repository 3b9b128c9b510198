import { VisuallyHidden } from 'shared-ui/components/VisuallyHidden'
import { INBOX } from 'shared-ui/copy/inbox'
import styles from './WaitingCount.module.css'

/** How many wait, beside the name of where they do; nothing where none does. */
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
