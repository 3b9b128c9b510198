import { Link } from '@tanstack/react-router'
import { VisuallyHidden } from 'shared-ui/components/VisuallyHidden'
import { formatShortMonth } from 'shared-ui/copy/format'
import { MONTH_PICTURES } from 'shared-ui/copy/reservations/statistics'
import { sharedNights, wholeMonth } from 'shared-ui/rules/dates/period'
import type { MonthStatistic, PeriodStatistic } from 'shared-ui/validators/reservations/statistic'
import { behindFigures } from '../behind-figures.ts'
import styles from './MonthPictures.module.css'

/** The data of the charts and their tables. */
export type DrawnMonths = {
  /** The figures of the period, month by month. */
  statistic: PeriodStatistic
  /** The first and last month, formatted. */
  range: string
  /** Whether a month, `YYYY-MM`, is in the selected period. */
  isSelected: (month: string) => boolean
}

export type MonthTableProps = {
  caption: string
  months: DrawnMonths
  columns: { header: string; cell: (month: MonthStatistic) => string }[]
}

/** The figures of a chart as a table; each month links to its reservations. */
export function MonthTable({ caption, months, columns }: MonthTableProps) {
  const { statistic, isSelected } = months
  return (
    <table className={styles.months}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">{MONTH_PICTURES.columns.month}</th>
          {columns.map(({ header }) => (
            <th key={header} scope="col">
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {statistic.months.map((row) => (
          <tr key={row.month} data-selected={isSelected(row.month)}>
            <th scope="row">
              <Link
                to="/reservations-panel"
                search={behindFigures(sharedNights(wholeMonth(row.month), statistic) ?? statistic)}
              >
                {formatShortMonth(row.month)}
              </Link>
            </th>
            {columns.map(({ header, cell }) => (
              <td key={header}>{cell(row)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
