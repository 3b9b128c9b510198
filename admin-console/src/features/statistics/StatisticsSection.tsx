import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useId } from 'react'
import { Alert } from 'shared-ui/components/Alert'
import { EmptyState } from 'shared-ui/components/EmptyState'
import { LoadingPanel } from 'shared-ui/components/LoadingPanel'
import { formProblems } from 'shared-ui/copy/form-problems'
import { CREATE_ROOM } from 'shared-ui/copy/room-form'
import { MONTH_PICTURES, STATISTICS } from 'shared-ui/copy/statistics'
import type { Period } from 'shared-ui/rules/statistics'
import { type PeriodStatistic, PeriodStatisticQuery } from 'shared-ui/validators/statistic'
import { ButtonRouteLink } from '../../lib/links.tsx'
import { ProblemText } from '../../lib/ProblemText.tsx'
import { RefreshProblem } from '../../lib/RefreshProblem.tsx'
import { PeriodChoice, type PeriodChoiceProps } from './PeriodChoice.tsx'
import { PeriodFigures } from './PeriodFigures.tsx'
import { RoomSales } from './RoomSales.tsx'
import styles from './StatisticsSection.module.css'
import { statisticQueries } from './statistic-queries.ts'

// What draws weighs more than all the rest of the page.
const MonthPictures = lazy(async () => ({
  default: (await import('./MonthPictures.tsx')).MonthPictures,
}))

export type StatisticsSectionProps = PeriodChoiceProps & {
  /** The period in the address that cannot be shown. */
  refused?: Period | null
}

/** what was sold in a period: figures, pictures by month, and each room. */
export function StatisticsSection({ period, refused = null, today, onPeriodChange }: StatisticsSectionProps) {
  const headingId = useId()
  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <h2 className={styles.title} id={headingId}>
        {STATISTICS.title}
      </h2>
      {refused && <Alert tone="warning">{STATISTICS.refused(faultsOf(refused))}</Alert>}
      <PeriodChoice period={period} today={today} onPeriodChange={onPeriodChange} />
      <PeriodResults period={period} />
    </section>
  )
}

/** Why a period is none, each reason once. */
const faultsOf = (period: Period): string[] => [
  ...new Set(Object.values(formProblems(PeriodStatisticQuery, period))),
]

/** While another period is asked for, what was there stays, without its colour. */
function PeriodResults({ period }: { period: Period }) {
  const asked = useQuery({ ...statisticQueries.period(period), placeholderData: keepPreviousData })
  if (asked.data === undefined) {
    return (
      <LoadingPanel
        message={STATISTICS.loading}
        error={asked.error && <ProblemText problem={asked.error} />}
        onRetry={() => void asked.refetch()}
      />
    )
  }
  return (
    <div className={styles.results} aria-busy={asked.isPlaceholderData}>
      {asked.isRefetchError && <RefreshProblem problem={asked.error} onRetry={() => void asked.refetch()} />}
      <PeriodStatistics statistic={asked.data} />
    </div>
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
      <Suspense fallback={<LoadingPanel message={MONTH_PICTURES.loading} />}>
        <MonthPictures period={statistic} />
      </Suspense>
      <RoomSales statistic={statistic} />
    </>
  )
}
