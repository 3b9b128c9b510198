import { AxisBottom, AxisLeft } from '@visx/axis'
import { useParentSize } from '@visx/responsive'
import { scaleBand, scaleLinear } from '@visx/scale'
import { formatMonthName, formatShortMonth } from 'shared-ui/copy/format'
import styles from './MonthBars.module.css'

/** The bar of a month. */
export type MonthBar = {
  /** `YYYY-MM`. */
  month: string
  value: number
  /** The maximum of the value, drawn as an outline. */
  of?: number
  /** Text above the bar. */
  mark?: string
  /** Tooltip of the bar. */
  tooltip: string
  /** Whether the month is in the selected period; other bars are paler. */
  isSelected: boolean
}

export type MonthBarsProps = {
  /** Accessible name of the chart. */
  label: string
  bars: MonthBar[]
  formatTick: (value: number) => string
}

const HEIGHT = 220
const MARGIN = { top: 20, right: 4, bottom: 24, left: 66 }
/** Up to this number of months, labels need no year. */
const MONTHS_OF_A_YEAR = 12
/** Width of a label below a bar, in pixels, without and with a year. */
const NAME_WIDTHS = { ofYear: 28, withYear: 58 }
/** Minimum width for a text above a bar, in pixels. */
const MARK_WIDTH = 30
const TICKS = 4

/** A bar chart by month, as wide as its container, without animation. */
export function MonthBars({ label, bars, formatTick }: MonthBarsProps) {
  const { parentRef, width } = useParentSize({ debounceTime: 60, initialSize: { width: 0, height: HEIGHT } })
  return (
    <div className={styles.frame} ref={parentRef}>
      {width > 0 && (
        <svg
          className={styles.picture}
          width={width}
          height={HEIGHT}
          viewBox={`0 0 ${width} ${HEIGHT}`}
          role="img"
          aria-label={label}
        >
          <Bars bars={bars} width={width} formatTick={formatTick} />
        </svg>
      )}
    </div>
  )
}

function Bars({ bars, width, formatTick }: Omit<MonthBarsProps, 'label'> & { width: number }) {
  const x = scaleBand({
    domain: bars.map(({ month }) => month),
    range: [MARGIN.left, width - MARGIN.right],
    padding: 0.25,
  })
  const y = scaleLinear({
    domain: [0, Math.max(1, ...bars.map(({ value, of = 0 }) => Math.max(value, of)))],
    range: [HEIGHT - MARGIN.bottom, MARGIN.top],
    nice: TICKS,
  })
  const isOneYear = bars.length <= MONTHS_OF_A_YEAR
  const every = Math.ceil((isOneYear ? NAME_WIDTHS.ofYear : NAME_WIDTHS.withYear) / x.step())
  const areMarked = x.step() >= MARK_WIDTH
  const named = bars.filter((_, index) => (bars.length - 1 - index) % every === 0)
  return (
    <>
      {y.ticks(TICKS).map((tick) => (
        <line
          key={tick}
          className={styles.grid}
          x1={MARGIN.left}
          x2={width - MARGIN.right}
          y1={y(tick)}
          y2={y(tick)}
        />
      ))}
      {bars.map((bar) => (
        <OneBar
          key={bar.month}
          bar={areMarked ? bar : { ...bar, mark: '' }}
          x={x(bar.month) ?? 0}
          y={y}
          width={x.bandwidth()}
        />
      ))}
      <AxisLeft
        scale={y}
        left={MARGIN.left}
        numTicks={TICKS}
        hideAxisLine
        hideTicks
        tickFormat={(tick) => formatTick(Number(tick))}
        tickLabelProps={{ className: styles.name ?? '', textAnchor: 'end', dx: -4, dy: '0.32em' }}
      />
      <AxisBottom
        scale={x}
        top={HEIGHT - MARGIN.bottom}
        tickValues={named.map(({ month }) => month)}
        tickFormat={isOneYear ? formatMonthName : formatShortMonth}
        hideTicks
        axisLineClassName={styles.axis ?? ''}
        tickLabelProps={{ className: styles.name ?? '', textAnchor: 'middle' }}
      />
    </>
  )
}

type OneBarProps = { bar: MonthBar; x: number; y: (value: number) => number; width: number }

function OneBar({ bar, x, y, width }: OneBarProps) {
  const { value, of, mark, tooltip, isSelected } = bar
  const ground = y(0)
  return (
    <g>
      <title>{tooltip}</title>
      {of !== undefined && (
        <rect className={styles.available} x={x} y={y(of)} width={width} height={ground - y(of)} />
      )}
      <rect
        className={styles.bar}
        data-selected={isSelected}
        x={x}
        y={y(value)}
        width={width}
        height={ground - y(value)}
      />
      {mark && (
        <text className={styles.mark} x={x + width / 2} y={y(Math.max(value, of ?? 0)) - 5}>
          {mark}
        </text>
      )}
    </g>
  )
}

/** A bar in the legend. */
export function BarSign({ kind }: { kind: 'selected' | 'other' | 'available' }) {
  return (
    <svg width="14" height="14" aria-hidden="true" focusable="false">
      <rect
        className={kind === 'available' ? styles.available : styles.bar}
        data-selected={kind === 'selected'}
        x="1"
        y="1"
        width="12"
        height="12"
      />
    </svg>
  )
}
