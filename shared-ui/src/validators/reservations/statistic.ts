import * as v from 'valibot'
import { countNights } from '../../rules/dates/period.ts'
import { CalendarDateText } from './nights.ts'

/** The longest period of one request: ten years. */
export const MAX_PERIOD_NIGHTS = 3653

/**
 * `GET /statistic/main-statistic` (staff): with `from` or `to`, only reservations with a night from that day on, or up to
 * it.
 */
export const MainStatisticQuery = v.object({
  from: v.optional(CalendarDateText),
  to: v.optional(CalendarDateText),
})

/** Each room with its confirmed reservations; `total` in soles, with IGV. */
export const MainStatisticResponse = v.object({
  results: v.array(
    v.object({
      _id: v.string(),
      identifier: v.string(),
      category: v.string(),
      reservations: v.array(v.object({ _id: v.string(), total: v.number() })),
    }),
  ),
})
export type MainStatistic = v.InferOutput<typeof MainStatisticResponse>

/** `GET /statistic/period` (staff): the first and the last night, both included. */
export const PeriodStatisticQuery = v.pipe(
  v.object({ from: CalendarDateText, to: CalendarDateText }),
  v.forward(
    v.check(({ from, to }) => from <= to, 'period_reversed'),
    ['to'],
  ),
  v.forward(
    v.check((period) => countNights(period) <= MAX_PERIOD_NIGHTS, 'period_too_long'),
    ['to'],
  ),
)

/** Amounts in soles: `income` without IGV, `total` with it. Only nights within the period count. */
const soldFields = {
  soldNights: v.number(),
  /** Nights on which rooms were offered, minus the blocked ones. */
  availableNights: v.number(),
  income: v.number(),
  total: v.number(),
  /** Sold ÷ available nights in percent, one decimal; null without available nights. */
  occupancy: v.nullable(v.number()),
}

const RoomStatistic = v.object({
  _id: v.string(),
  identifier: v.string(),
  category: v.string(),
  /** The number of confirmed reservations with a night in the period. */
  reservations: v.number(),
  ...soldFields,
})
export type RoomStatistic = v.InferOutput<typeof RoomStatistic>

const MonthStatistic = v.object({
  /** `YYYY-MM`. */
  month: v.string(),
  ...soldFields,
})
export type MonthStatistic = v.InferOutput<typeof MonthStatistic>

export const PeriodStatisticResponse = v.object({
  from: v.string(),
  to: v.string(),
  summary: v.object({
    reservations: v.number(),
    ...soldFields,
    blockedNights: v.number(),
    /** Income ÷ sold nights, without IGV; null without sold nights. */
    adr: v.nullable(v.number()),
    /** Income ÷ available nights, without IGV; null without available nights. */
    revpar: v.nullable(v.number()),
  }),
  rooms: v.array(RoomStatistic),
  months: v.array(MonthStatistic),
})
export type PeriodStatistic = v.InferOutput<typeof PeriodStatisticResponse>
