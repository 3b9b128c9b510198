import { Link } from '@tanstack/react-router'
import { VisuallyHidden } from 'shared-ui/components/VisuallyHidden'
import { formatPercent, formatSoles } from 'shared-ui/copy/format'
import { FIGURES, NO_FIGURE, STATISTICS } from 'shared-ui/copy/reservations/statistics'
import type { Period } from 'shared-ui/rules/dates/period'
import type { PeriodStatistic } from 'shared-ui/validators/reservations/statistic'
import { behindFigures } from './behind-figures.ts'
import styles from './PeriodFigures.module.css'

type Figure = {
  label: string
  value: string
  /** What the value refers to. */
  note: string
  /** How it is calculated. */
  rule: string
}

const solesOrNone = (amount: number | null): string => (amount === null ? NO_FIGURE : formatSoles(amount))

function figuresOf({ summary }: PeriodStatistic): Figure[] {
  const { income, nights, occupancy, adr, revpar } = FIGURES
  return [
    { ...income, value: formatSoles(summary.income), note: income.note(formatSoles(summary.total)) },
    { ...nights, value: String(summary.soldNights), note: nights.note(summary.reservations) },
    {
      label: occupancy.label,
      value: summary.occupancy === null ? NO_FIGURE : formatPercent(summary.occupancy),
      note: occupancy.note(summary.availableNights),
      rule: occupancy.rule(summary.blockedNights),
    },
    { ...adr, value: solesOrNone(summary.adr) },
    { ...revpar, value: solesOrNone(summary.revpar) },
  ]
}

/** Income, nights, occupancy, ADR and RevPAR; each explains its calculation and links to its reservations. */
export function PeriodFigures({ statistic }: { statistic: PeriodStatistic }) {
  return (
    <div className={styles.frame}>
      <ul className={styles.figures} role="list" aria-label={STATISTICS.figures}>
        {figuresOf(statistic).map((figure) => (
          <li key={figure.label} className={styles.figure}>
            <FigureText figure={figure} period={statistic} />
          </li>
        ))}
      </ul>
      <p className={styles.hint}>{STATISTICS.figuresHint}</p>
    </div>
  )
}

function FigureText({ figure, period }: { figure: Figure; period: Period }) {
  return (
    <>
      <Link className={styles.link} to="/reservations-panel" search={behindFigures(period)}>
        <span className={styles.label}>{figure.label}</span>{' '}
        <strong className={styles.value}>{figure.value}</strong>
      </Link>
      <p className={styles.note}>{figure.note}</p>
      <details className={styles.rule}>
        <summary>
          {STATISTICS.rule}
          <VisuallyHidden>: {figure.label}</VisuallyHidden>
        </summary>
        <p>{figure.rule}</p>
      </details>
    </>
  )
}
