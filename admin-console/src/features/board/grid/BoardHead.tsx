import { memo } from 'react'
import { formatLongDate, formatMonth, formatShortWeekday } from 'shared-ui/copy/format'
import { BOARD } from 'shared-ui/copy/reservations/board'
import type { CalendarDate } from 'shared-ui/rules/dates/calendar-date'
import { monthOf } from 'shared-ui/rules/dates/month'
import { isWeekend } from '../weekend.ts'
import styles from './BoardHead.module.css'

export type BoardHeadProps = {
  days: readonly CalendarDate[]
  /** Today in the lodge's time zone. */
  today: CalendarDate
}

type CountedHeadProps = BoardHeadProps & {
  /** The number of rooms that are free on each night; null for past ones. The same array across renders. */
  free: readonly (number | null)[]
}

/** The months and days above the board, with the number of free rooms. Weekends have a pattern and today has a label, so neither relies on colour. */
export const BoardHead = memo(function BoardHead({ days, today, free }: CountedHeadProps) {
  return (
    <div className={styles.head}>
      <Months days={days} />
      <div className={styles.days} role="row" aria-rowindex={1}>
        <div className={styles.corner} role="columnheader" aria-colindex={1}>
          <span>{BOARD.room}</span>
          <span aria-hidden="true">{BOARD.freeShort}</span>
        </div>
        {days.map((day, index) => (
          <div
            key={day}
            className={styles.day}
            role="columnheader"
            aria-colindex={index + 2}
            aria-label={dayLabel(day, { free: free[index] ?? null, isToday: day === today })}
            data-weekend={isWeekend(day) || undefined}
            data-today={day === today || undefined}
          >
            <span className={styles.weekday}>
              {day === today ? BOARD.today : formatShortWeekday(day).slice(0, 2)}
            </span>
            <span className={styles.number}>{Number(day.slice(8))}</span>
            <span className={styles.free} data-none={free[index] === 0 || undefined}>
              {free[index]}
            </span>
          </div>
        ))}
      </div>
    </div>
  )
})

/** 'sábado, 5 de diciembre de 2026, 3 libres, Hoy'. */
const dayLabel = (day: CalendarDate, { free, isToday }: { free: number | null; isToday: boolean }): string =>
  [formatLongDate(day), free !== null && BOARD.free(free), isToday && BOARD.today].filter(Boolean).join(', ')

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
