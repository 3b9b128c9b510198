import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { Alert } from 'shared-ui/components/Alert'
import { EmptyState } from 'shared-ui/components/EmptyState'
import { formProblems } from 'shared-ui/copy/forms/form-problems'
import { MONTH_PICTURES, STATISTICS } from 'shared-ui/copy/reservations/statistics'
import { CREATE_ROOM } from 'shared-ui/copy/rooms/room-form'
import type { CalendarDate } from 'shared-ui/rules/dates/calendar-date'
import type { Period } from 'shared-ui/rules/dates/period'
import { type PeriodStatistic, PeriodStatisticQuery } from 'shared-ui/validators/reservations/statistic'
import { lazyPart } from '../../lib/code/lazy-part.tsx'
import { ButtonRouteLink } from '../../lib/links.tsx'
import { QueryView } from '../../lib/query-view/QueryView.tsx'
import { PeriodFigures } from './PeriodFigures.tsx'
import { PeriodChoice } from './period/PeriodChoice.tsx'
import { type PeriodSearch, requestedPeriod } from './period/requested-period.ts'
import { RoomSales } from './rooms/RoomSales.tsx'
import styles from './StatisticsSection.module.css'
import { statisticQueries } from './statistic-queries.ts'

// Lazy, because the chart code is larger than the rest of the page.
const MonthPictures = lazyPart(async () => (await import('./months/MonthPictures.tsx')).MonthPictures, {
  message: MONTH_PICTURES.loading,
})

export type StatisticsSectionProps = {
  /** The period in the URL, which may be missing or invalid. */
  search: PeriodSearch
  /** The current date in Lima. */
  today: CalendarDate
  /** Receives the first and last day that are selected. */
  onPeriodChange: (period: Period) => void
}

/** The sales of a period: figures, charts by month, and each room. */
export function StatisticsSection({ search, today, onPeriodChange }: StatisticsSectionProps) {
  const headingId = useId()
  const { period, refused } = requestedPeriod(search, today)
  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <h2 className={styles.title} id={headingId}>
        {STATISTICS.title}
      </h2>
      {refused && <Alert tone="warning">{STATISTICS.refused(reasonsOf(refused))}</Alert>}
      <PeriodChoice period={period} today={today} onPeriodChange={onPeriodChange} />
      <PeriodResults period={period} />
    </section>
  )
}

/** Returns why a period is invalid, each reason once. */
const reasonsOf = (period: Period): string[] => [
  ...new Set(Object.values(formProblems(PeriodStatisticQuery, period))),
]

/** The results of a period; while another period loads, the previous ones are dimmed. */
function PeriodResults({ period }: { period: Period }) {
  const query = useQuery({ ...statisticQueries.period(period), placeholderData: keepPreviousData })
  return (
    <QueryView query={query} message={STATISTICS.loading}>
      {(statistic) => (
        <div className={styles.results} aria-busy={query.isPlaceholderData}>
          <PeriodStatistics statistic={statistic} />
        </div>
      )}
    </QueryView>
  )
}

function PeriodStatistics({ statistic }: { statistic: PeriodStatistic }) {
  if (statistic.rooms.length === 0) {
    return (
      <EmptyState
        title={STATISTICS.noRooms}
        action={<ButtonRouteLink to="/create-room">{CREATE_ROOM.add}</ButtonRouteLink>}
      >
        {STATISTICS.noRoomsText}
      </EmptyState>
    )
  }
  return (
    <>
      <PeriodFigures statistic={statistic} />
      {statistic.summary.soldNights === 0 && (
        <EmptyState
          title={STATISTICS.emptyTitle}
          action={<ButtonRouteLink to="/create-reservation">{STATISTICS.add}</ButtonRouteLink>}
        >
          {STATISTICS.emptyText}
        </EmptyState>
      )}
      <MonthPictures period={statistic} />
      <RoomSales statistic={statistic} />
    </>
  )
}
