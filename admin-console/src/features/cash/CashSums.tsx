import { CASH } from 'shared-ui/copy/cash/cash'
import { METHOD_WORDS, NOBODY_ENTERED } from 'shared-ui/copy/cash/methods'
import { decimalText } from 'shared-ui/rules/money/decimal-text'
import type { CashDay } from 'shared-ui/validators/payments/cash'
import { Panel } from '../../lib/page/Panel.tsx'
import styles from './Cash.module.css'

type Sums = Pick<CashDay, 'payments' | 'refunds' | 'total'>

/** The sums of a day by method and by staff member. Both add up to the day's. */
export function CashSums({ day }: { day: CashDay }) {
  return (
    <div className={styles.sums}>
      <SumsTable
        title={CASH.day.byMethod}
        rows={day.methods.map((sums) => ({ ...sums, name: METHOD_WORDS[sums.method] }))}
        sum={day}
      />
      <SumsTable
        title={CASH.day.byStaff}
        rows={day.staff.map((sums) => ({ ...sums, name: sums.by ?? NOBODY_ENTERED }))}
        sum={day}
      />
    </div>
  )
}

type SumsTableProps = { title: string; rows: readonly (Sums & { name: string })[]; sum: Sums }

function SumsTable({ title, rows, sum }: SumsTableProps) {
  return (
    <Panel title={title}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{CASH.inSoles}</th>
            <th scope="col">{CASH.payments}</th>
            <th scope="col">{CASH.refunds}</th>
            <th scope="col">{CASH.total}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <SumsRow key={row.name} name={row.name} sums={row} />
          ))}
        </tbody>
        <tfoot>
          <SumsRow name={CASH.day.sum} sums={sum} />
        </tfoot>
      </table>
    </Panel>
  )
}

const amountText = (amount: number): string => (amount === 0 ? '' : decimalText(amount, 2))

function SumsRow({ name, sums }: { name: string; sums: Sums }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{amountText(sums.payments)}</td>
      <td>{amountText(sums.refunds)}</td>
      <td>{decimalText(sums.total, 2)}</td>
    </tr>
  )
}
