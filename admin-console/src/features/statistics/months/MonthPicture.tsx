import { type ReactNode, useId } from 'react'
import { VisuallyHidden } from 'shared-ui/components/VisuallyHidden'
import { formatMonth, formatPercent, formatSoles } from 'shared-ui/copy/format'
import { MONTH_PICTURES, NO_FIGURE } from 'shared-ui/copy/reservations/statistics'
import { lazy } from 'shared-ui/rules/lazy'
import type { MonthStatistic } from 'shared-ui/validators/reservations/statistic'
import { BarSign, type MonthBar, MonthBars } from './MonthBars.tsx'
import styles from './MonthPictures.module.css'
import { type DrawnMonths, MonthTable } from './MonthTable.tsx'

const words = MONTH_PICTURES.columns
const wholeSoles = lazy(() => new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 }))

/** Chart of the income without IGV by month. */
export function IncomePicture(months: DrawnMonths) {
  const toBar = ({ month, income }: MonthStatistic): MonthBar => ({
    month,
    value: income,
    tooltip: MONTH_PICTURES.incomeText(formatMonth(month), formatSoles(income)),
    isSelected: months.isSelected(month),
  })
  return (
    <Picture
      title={MONTH_PICTURES.income}
      months={months}
      bars={months.statistic.months.map(toBar)}
      formatTick={(soles) => `S/.\u00a0${wholeSoles().format(soles)}`}
    >
      <MonthTable
        caption={MONTH_PICTURES.income}
        months={months}
        columns={[
          { header: words.income, cell: ({ income }) => formatSoles(income) },
          { header: words.total, cell: ({ total }) => formatSoles(total) },
        ]}
      />
    </Picture>
  )
}

/** Chart of the sold and available nights by month, with the occupancy. */
export function NightsPicture(months: DrawnMonths) {
  const toBar = ({ month, soldNights, availableNights, occupancy }: MonthStatistic): MonthBar => ({
    month,
    value: soldNights,
    of: availableNights,
    mark: occupancy === null ? '' : formatPercent(Math.round(occupancy)),
    tooltip: MONTH_PICTURES.nightsText(formatMonth(month), soldNights, availableNights),
    isSelected: months.isSelected(month),
  })
  return (
    <Picture
      title={MONTH_PICTURES.nights}
      months={months}
      bars={months.statistic.months.map(toBar)}
      formatTick={String}
    >
      <MonthTable
        caption={MONTH_PICTURES.nights}
        months={months}
        columns={[
          { header: words.sold, cell: ({ soldNights }) => String(soldNights) },
          { header: words.available, cell: ({ availableNights }) => String(availableNights) },
          {
            header: words.occupancy,
            cell: ({ occupancy }) => (occupancy === null ? NO_FIGURE : formatPercent(occupancy)),
          },
        ]}
      />
    </Picture>
  )
}

type PictureProps = {
  title: string
  months: DrawnMonths
  bars: MonthBar[]
  formatTick: (value: number) => string
  /** The table with the same figures. */
  children: ReactNode
}

function Picture({ title, months, bars, formatTick, children }: PictureProps) {
  const headingId = useId()
  return (
    <section className={styles.picture} aria-labelledby={headingId}>
      <h3 className={styles.title} id={headingId}>
        {title}
      </h3>
      <p className={styles.range}>{months.range}</p>
      <MonthBars label={MONTH_PICTURES.picture(title, months.range)} bars={bars} formatTick={formatTick} />
      <Legend bars={bars} />
      <details className={styles.table}>
        <summary>
          {MONTH_PICTURES.table}
          <VisuallyHidden>{MONTH_PICTURES.tableOf(title)}</VisuallyHidden>
        </summary>
        {children}
      </details>
    </section>
  )
}

/** The legend, if there is more than one kind of bars. */
function Legend({ bars }: { bars: MonthBar[] }) {
  const hasOthers = bars.some(({ isSelected }) => !isSelected)
  const hasAvailable = bars.some(({ of }) => of !== undefined)
  if (!hasOthers && !hasAvailable) return null
  return (
    <ul className={styles.legend} role="list">
      <li>
        <BarSign kind="selected" />
        {hasOthers ? MONTH_PICTURES.selected : MONTH_PICTURES.sold}
      </li>
      {hasOthers && (
        <li>
          <BarSign kind="other" />
          {MONTH_PICTURES.others}
        </li>
      )}
      {hasAvailable && (
        <li>
          <BarSign kind="available" />
          {MONTH_PICTURES.available}
        </li>
      )}
    </ul>
  )
}
