import { useQueryClient } from '@tanstack/react-query'
import { HOLDS } from 'shared-ui/copy/holds'
import styles from './HoldTime.module.css'
import { refetchHolds } from './refetch-holds.ts'
import { useMinutesLeft } from './use-minutes-left.ts'

/** M-08: until when some nights are held, and how long that still is. At its end, what shows it is fetched again. */
export function HoldTime({ until }: { until: string }) {
  const queryClient = useQueryClient()
  const minutes = useMinutesLeft(until, () => void refetchHolds(queryClient))
  return (
    <span className={styles.time}>
      {HOLDS.heldUntil(until)} <span className={styles.left}>{HOLDS.left(minutes)}</span>
    </span>
  )
}
