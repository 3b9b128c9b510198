import { Link } from '@tanstack/react-router'
import { formatDate } from 'shared-ui/copy/format'
import { STATISTICS } from 'shared-ui/copy/reservations/statistics'
import type { CalendarDate } from 'shared-ui/rules/dates/calendar-date'
import type { Period } from 'shared-ui/rules/dates/period'
import { type PeriodChoice as Choice, namedPeriod } from 'shared-ui/rules/reservations/statistics'
import styles from './PeriodChoice.module.css'
import { PeriodForm } from './PeriodForm.tsx'

const CHOICES: Choice[] = ['this_month', 'last_month', 'this_year']

const isSame = (one: Period, other: Period): boolean => one.from === other.from && one.to === other.to

export type PeriodChoiceProps = {
  period: Period
  /** The current date in Lima. */
  today: CalendarDate
  onPeriodChange: (period: Period) => void
}

/** Links to this month, last month and this year, and a form for any period. The URL holds the period. */
export function PeriodChoice({ period, today, onPeriodChange }: PeriodChoiceProps) {
  return (
    <div className={styles.choice}>
      <nav className={styles.named} aria-label={STATISTICS.periods}>
        {CHOICES.map((choice) => {
          const named = namedPeriod(choice, today)
          return (
            <Link
              key={choice}
              className={styles.name}
              to="/administrative-panel"
              search={named}
              resetScroll={false}
              // Otherwise the router marks all of them as active, whatever their period.
              activeOptions={{ exact: true, includeSearch: true }}
              aria-current={isSame(named, period) ? 'true' : undefined}
            >
              {STATISTICS.choices[choice]}
            </Link>
          )
        })}
      </nav>
      <PeriodForm key={`${period.from} ${period.to}`} period={period} onPeriodChange={onPeriodChange} />
      <p className={styles.shown} role="status">
        {STATISTICS.shown(formatDate(period.from), formatDate(period.to))}
      </p>
    </div>
  )
}
