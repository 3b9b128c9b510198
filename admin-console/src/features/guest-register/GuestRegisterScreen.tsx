import { useQuery } from '@tanstack/react-query'
import { LODGE } from 'content'
import { Alert } from 'shared-ui/components/Alert'
import { Button } from 'shared-ui/components/Button'
import { DateField } from 'shared-ui/components/DateField'
import { EmptyState } from 'shared-ui/components/EmptyState'
import {
  formatNumericDate,
  REGISTER_FILE,
  GUEST_REGISTER as WORDS,
} from 'shared-ui/copy/guests/guest-register'
import { PRINTED_RESERVATION } from 'shared-ui/copy/reservations/view-reservation'
import type { CalendarDate } from 'shared-ui/rules/dates/calendar-date'
import type { RegisterPeriod } from 'shared-ui/validators/reservations/guest'
import { DownloadButton } from '../../lib/page/DownloadButton.tsx'
import { Page } from '../../lib/page/Page.tsx'
import { QueryView } from '../../lib/query-view/QueryView.tsx'
import { withFrom } from '../../lib/search/list-filters.ts'
import styles from './GuestRegister.module.css'
import { RegisterTable } from './RegisterTable.tsx'
import { periodProblem, wholeMonthOf } from './register-period.ts'
import { registerQueries } from './register-queries.ts'

export type GuestRegisterScreenProps = {
  /** The first and last day of the register. */
  period: RegisterPeriod
  /** Today in Lima, `YYYY-MM-DD`. */
  today: CalendarDate
  /** Receives the period that is chosen. */
  onPeriodChange: (period: RegisterPeriod) => void
}

/** Page with the guests who were lodged in a period, as the authority may ask for it: on screen, on paper and as CSV. */
export function GuestRegisterScreen({ period, today, onPeriodChange }: GuestRegisterScreenProps) {
  const { from, to } = period
  const problem = periodProblem(period)
  const span = WORDS.period(formatNumericDate(from), formatNumericDate(to))
  return (
    <Page
      title={WORDS.title}
      lead={
        <>
          {span}
          <span className={styles.paperOnly}>
            {' '}
            · {LODGE.legalName} · {PRINTED_RESERVATION.ruc(LODGE.ruc)}
          </span>
        </>
      }
      actions={
        problem === undefined && (
          <>
            <DownloadButton
              path="guest/register/export"
              searchParams={{ from, to }}
              fileName={`${REGISTER_FILE}-${from}-${to}.csv`}
            >
              {WORDS.csv}
            </DownloadButton>
            <Button onClick={() => window.print()}>{WORDS.print}</Button>
          </>
        )
      }
    >
      <search className={styles.filters} aria-label={WORDS.filters}>
        <DateField
          label={WORDS.from}
          value={from}
          onValueChange={(day) => day !== '' && onPeriodChange(withFrom(period, day))}
        />
        <DateField
          label={WORDS.to}
          value={to}
          min={from}
          onValueChange={(day) => day !== '' && day >= from && onPeriodChange({ from, to: day })}
        />
        <Button variant="quiet" onClick={() => onPeriodChange(wholeMonthOf(today))}>
          {WORDS.thisMonth}
        </Button>
      </search>
      {problem === undefined ? <Register period={period} /> : <Alert tone="warning">{problem}</Alert>}
    </Page>
  )
}

/** Loads the register of a period, with loading, error and empty states. */
function Register({ period }: { period: RegisterPeriod }) {
  const register = useQuery(registerQueries.period(period))
  return (
    <QueryView query={register} message={WORDS.loading}>
      {(entries) =>
        entries.length === 0 ? (
          <EmptyState title={WORDS.empty}>{WORDS.emptyText}</EmptyState>
        ) : (
          <>
            <p className={styles.count}>{WORDS.count(entries.length)}</p>
            <RegisterTable entries={entries} />
          </>
        )
      }
    </QueryView>
  )
}
