import { useQuery } from '@tanstack/react-query'
import { EmptyState } from 'shared-ui/components/EmptyState'
import { TextField } from 'shared-ui/components/TextField'
import { CASH } from 'shared-ui/copy/cash/cash'
import { CASH_EXPORT } from 'shared-ui/copy/cash/cash-export'
import { decimalText } from 'shared-ui/rules/money/decimal-text'
import type { CashMonth } from 'shared-ui/validators/payments/cash'
import { DownloadButton } from '../../lib/page/DownloadButton.tsx'
import { Panel } from '../../lib/page/Panel.tsx'
import { QueryView } from '../../lib/query-view/QueryView.tsx'
import styles from './Cash.module.css'
import { CashPage } from './CashPage.tsx'
import { cashQueries } from './cash-queries.ts'
import { MovementsList } from './MovementsList.tsx'

export type CashMonthScreenProps = {
  /** `YYYY-MM`. */
  month: string
  /** Receives the month that is chosen, `YYYY-MM`. */
  onMonthChange: (month: string) => void
}

/** The movements of a month for the accountant, their sums, and the files with one row for each. */
export function CashMonthScreen({ month, onMonthChange }: CashMonthScreenProps) {
  const name = `${CASH_EXPORT.month}-${month}`
  const searchParams = { month }
  return (
    <CashPage
      title={CASH.month.title}
      actions={
        <>
          <DownloadButton path="cash/month/export" searchParams={searchParams} fileName={`${name}.csv`}>
            {CASH.csv}
          </DownloadButton>
          <DownloadButton path="cash/month/spreadsheet" searchParams={searchParams} fileName={`${name}.xlsx`}>
            {CASH.month.excel}
          </DownloadButton>
        </>
      }
    >
      <div className={styles.content}>
        <div className={styles.controls}>
          <TextField
            label={CASH.month.month}
            name="month"
            type="month"
            value={month}
            onValueChange={onMonthChange}
          />
        </div>
        <p>{CASH.month.note}</p>
        <Month month={month} />
      </div>
    </CashPage>
  )
}

function Month({ month }: { month: string }) {
  const read = useQuery(cashQueries.month(month))
  return (
    <QueryView query={read} message={CASH.month.loading}>
      {(data) =>
        data.movements.length === 0 ? (
          <EmptyState title={CASH.month.empty}>{CASH.month.emptyText}</EmptyState>
        ) : (
          <>
            <MonthSums month={data} />
            <MovementsList movements={data.movements} />
          </>
        )
      }
    </QueryView>
  )
}

const KINDS = ['charges', 'payments', 'refunds'] as const

function MonthSums({ month }: { month: CashMonth }) {
  return (
    <Panel title={CASH.total}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{CASH.inSoles}</th>
            <th scope="col">{CASH.month.base}</th>
            <th scope="col">{CASH.month.igv}</th>
            <th scope="col">{CASH.month.total}</th>
          </tr>
        </thead>
        <tbody>
          {KINDS.map((kind) => (
            <tr key={kind}>
              <th scope="row">
                {CASH[kind]} ({month[kind].count})
              </th>
              <td>{decimalText(month[kind].base, 2)}</td>
              <td>{decimalText(month[kind].IGV, 2)}</td>
              <td>{decimalText(month[kind].amount, 2)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  )
}
