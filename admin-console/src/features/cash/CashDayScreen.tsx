import { useQuery } from '@tanstack/react-query'
import { Button } from 'shared-ui/components/Button'
import { DateField } from 'shared-ui/components/DateField'
import { EmptyState } from 'shared-ui/components/EmptyState'
import { CASH } from 'shared-ui/copy/cash/cash'
import { CASH_EXPORT } from 'shared-ui/copy/cash/cash-export'
import type { CalendarDate } from 'shared-ui/rules/dates/calendar-date'
import { DownloadButton } from '../../lib/page/DownloadButton.tsx'
import { QueryView } from '../../lib/query-view/QueryView.tsx'
import styles from './Cash.module.css'
import { CashPage } from './CashPage.tsx'
import { CashSums } from './CashSums.tsx'
import { cashQueries } from './cash-queries.ts'
import { MovementsList } from './MovementsList.tsx'
import { aroundDay } from './requested-cash.ts'

export type CashDayScreenProps = {
  /** The day that is shown, `YYYY-MM-DD`. */
  date: CalendarDate
  /** Today in Lima, `YYYY-MM-DD`. */
  today: CalendarDate
  /** Receives the day that is chosen, `YYYY-MM-DD`. */
  onDateChange: (date: CalendarDate) => void
}

/** The payments and refunds of a day with their sums. */
export function CashDayScreen({ date, today, onDateChange }: CashDayScreenProps) {
  const { previous, next } = aroundDay(date)
  const file = { searchParams: { date }, fileName: `${CASH_EXPORT.day}-${date}.csv` }
  return (
    <CashPage
      title={CASH.day.title}
      actions={
        <DownloadButton path="cash/day/export" {...file}>
          {CASH.csv}
        </DownloadButton>
      }
    >
      <div className={styles.content}>
        <div className={styles.controls}>
          <Button onClick={() => onDateChange(previous)}>{CASH.day.previous}</Button>
          <DateField
            label={CASH.day.date}
            name="date"
            value={date}
            onValueChange={(chosen) => chosen !== '' && onDateChange(chosen)}
          />
          <Button onClick={() => onDateChange(next)}>{CASH.day.next}</Button>
          {date !== today && <Button onClick={() => onDateChange(today)}>{CASH.day.today}</Button>}
        </div>
        <Day date={date} />
      </div>
    </CashPage>
  )
}

function Day({ date }: { date: CalendarDate }) {
  const day = useQuery(cashQueries.day(date))
  return (
    <QueryView query={day} message={CASH.day.loading}>
      {(data) =>
        data.movements.length === 0 ? (
          <EmptyState title={CASH.day.empty}>{CASH.day.emptyText}</EmptyState>
        ) : (
          <>
            <CashSums day={data} />
            <MovementsList movements={data.movements} />
          </>
        )
      }
    </QueryView>
  )
}
