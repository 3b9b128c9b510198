import { ProblemText } from 'shared-ui/components/ProblemText'
import { formatDate } from 'shared-ui/copy/format'
import type { CalendarDate } from 'shared-ui/rules/dates/calendar-date'
import { refusedNights } from './refused-nights.ts'

export type RefusedNightsProps = {
  problem: unknown
  /** The nights that were sent. */
  sent: readonly CalendarDate[]
}

/** The server's error, and the dates that it refers to. */
export function RefusedNights({ problem, sent }: RefusedNightsProps) {
  const nights = refusedNights(problem, sent)
  return (
    <>
      <p>
        <ProblemText problem={problem} />
      </p>
      <ul>
        {nights.map(({ night, reason }) => (
          <li key={night}>
            {formatDate(night)}: {reason}
          </li>
        ))}
      </ul>
    </>
  )
}
