import { memo } from 'react'
import { formatLongDate, formatMonth, formatShortWeekday } from 'shared-ui/copy/format'
import { BOARD } from 'shared-ui/copy/reservations/board'
import type { CalendarDate } from 'shared-ui/rules/dates/calendar-date'
import { monthOf } from 'shared-ui/rules/reservations/statistics'
import { isWeekend } from '../weekend.ts'
import styles from './BoardHead.module.css'

export type BoardHeadProps = {
  days: readonly CalendarDate[]
  /** Today in the lodge's time zone. */
  today: CalendarDate
}

/** The months and days above the board. Weekends have a pattern and today has a label, so neither relies on colour. */
export const BoardHead = memo(function BoardHead({ days, today }: BoardHeadProps) {
  return (
    <div className={styles.head}>
      <Months days={days} />
      <div className={styles.days} role="row" aria-rowindex={1}>
        <div className={styles.corner} role="columnheader" aria-colindex={1}>
          {BOARD.room}
        </div>
        {days.map((day, index) => (
          <div
            key={day}
            className={styles.day}
            role="columnheader"
            aria-colindex={index + 2}
            aria-label={day === today ? `${formatLongDate(day)}, ${BOARD.today}` : formatLongDate(day)}
            data-weekend={isWeekend(day) || undefined}
            data-today={day === today || undefined}
          >
            <span className={styles.weekday}>
              {day === today ? BOARD.today : formatShortWeekday(day).slice(0, 2)}
            </span>
            <span className={styles.number}>{Number(day.slice(8))}</span>
          </div>
        ))}
      </div>
    </div>
  )
})

/** The months above their days; a name stays visible as long as one of its days is. */
function Months({ days }: { days: readonly CalendarDate[] }) {
  return (
    <div className={styles.months} aria-hidden="true">
      {[...Map.groupBy(days, monthOf)].map(([month, within]) => (
        <div key={month} className={styles.month} style={{ flexGrow: within.length }}>
          <span className={styles.monthName}>{formatMonth(month)}</span>
        </div>
      ))}
    </div>
  )
}
