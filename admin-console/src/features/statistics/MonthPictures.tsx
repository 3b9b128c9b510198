import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { LoadingPanel } from 'shared-ui/components/LoadingPanel'
import { formatMonth } from 'shared-ui/copy/format'
import { MONTH_PICTURES, STATISTICS } from 'shared-ui/copy/statistics'
import { drawnPeriod, monthOf, type Period } from 'shared-ui/rules/statistics'
import { ProblemText } from '../../lib/ProblemText.tsx'
import { IncomePicture, NightsPicture } from './MonthPicture.tsx'
import styles from './MonthPictures.module.css'
import type { DrawnMonths } from './MonthTable.tsx'
import { statisticQueries } from './statistic-queries.ts'

/** income, and nights with occupancy, by month; where the period has few months, the year that ends with it. */
export function MonthPictures({ period }: { period: Period }) {
  const drawn = drawnPeriod(period)
  const asked = useQuery({ ...statisticQueries.period(drawn), placeholderData: keepPreviousData })
  if (asked.data === undefined) {
    return (
      <LoadingPanel
        message={MONTH_PICTURES.loading}
        error={asked.error && <ProblemText problem={asked.error} />}
        onRetry={() => void asked.refetch()}
      />
    )
  }
  if (asked.data.summary.soldNights === 0) return null
  const months: DrawnMonths = {
    statistic: asked.data,
    range: STATISTICS.shown(formatMonth(monthOf(asked.data.from)), formatMonth(monthOf(asked.data.to))),
    isChosen: (month) => month >= monthOf(period.from) && month <= monthOf(period.to),
  }
  return (
    <div className={styles.pictures}>
      <IncomePicture {...months} />
      <NightsPicture {...months} />
    </div>
  )
}
