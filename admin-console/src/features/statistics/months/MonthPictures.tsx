import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { formatMonth } from 'shared-ui/copy/format'
import { MONTH_PICTURES, STATISTICS } from 'shared-ui/copy/reservations/statistics'
import { monthOf } from 'shared-ui/rules/dates/month'
import type { Period } from 'shared-ui/rules/dates/period'
import { drawnPeriod } from 'shared-ui/rules/reservations/statistics'
import { QueryLoading } from '../../../lib/query-view/QueryLoading.tsx'
import { statisticQueries } from '../statistic-queries.ts'
import { IncomePicture, NightsPicture } from './MonthPicture.tsx'
import styles from './MonthPictures.module.css'
import type { DrawnMonths } from './MonthTable.tsx'

/** Charts of income and of nights with occupancy by month; for a short period, of the year that ends with it. */
export function MonthPictures({ period }: { period: Period }) {
  const drawn = drawnPeriod(period)
  const query = useQuery({ ...statisticQueries.period(drawn), placeholderData: keepPreviousData })
  if (query.data === undefined) {
    return <QueryLoading query={query} message={MONTH_PICTURES.loading} />
  }
  if (query.data.summary.soldNights === 0) return null
  const months: DrawnMonths = {
    statistic: query.data,
    range: STATISTICS.shown(formatMonth(monthOf(query.data.from)), formatMonth(monthOf(query.data.to))),
    isSelected: (month) => month >= monthOf(period.from) && month <= monthOf(period.to),
  }
  return (
    <div className={styles.pictures}>
      <IncomePicture {...months} />
      <NightsPicture {...months} />
    </div>
  )
}
