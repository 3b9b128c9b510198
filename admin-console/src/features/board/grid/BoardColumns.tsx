import { memo } from 'react'
import { isWeekend } from '../weekend.ts'
import styles from './BoardColumns.module.css'
import type { BoardHeadProps } from './BoardHead.tsx'

/** The day columns behind all rows, rendered once instead of in every row. */
export const BoardColumns = memo(function BoardColumns({ days, today }: BoardHeadProps) {
  return (
    <div className={styles.columns} aria-hidden="true">
      {days.map((day) => (
        <div
          key={day}
          className={styles.column}
          data-weekend={isWeekend(day) || undefined}
          data-today={day === today || undefined}
          data-past={day < today || undefined}
        />
      ))}
    </div>
  )
})
