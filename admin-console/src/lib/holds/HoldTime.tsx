import { useQueryClient } from '@tanstack/react-query'
import { HOLDS } from 'shared-ui/copy/reservations/holds'
import styles from './HoldTime.module.css'
import { refetchHolds } from './refetch-holds.ts'
import { useMinutesLeft } from './use-minutes-left.ts'

/** Until when nights are held, and the minutes left. Refetches the holds when the time is over. */
export function HoldTime({ until }: { until: string }) {
  const queryClient = useQueryClient()
  const minutes = useMinutesLeft(until, () => void refetchHolds(queryClient))
  return (
    <span className={styles.time}>
      {HOLDS.heldUntil(until)} <span className={styles.left}>{HOLDS.left(minutes)}</span>
    </span>
  )
}
