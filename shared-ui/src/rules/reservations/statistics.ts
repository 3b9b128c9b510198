import { type CalendarDate, daysBetween } from '../dates/calendar-date.ts'
import { addMonths, firstDayOf, monthOf } from '../dates/month.ts'
import { countNights, monthsOf, type Period, sharedNights, wholeMonth } from '../dates/period.ts'
import { type Centimos, divideRounded } from '../money/money.ts'

/** A sold stay: its nights, and the amounts in céntimos for all of them. `price` is without IGV. */
export type SoldStay = {
  inDate: CalendarDate
  /** The last night. */
  outDate: CalendarDate
  price: Centimos
  total: Centimos
}

/** What the nights of some rooms earned. `income` is without IGV, `total` with it; both in céntimos. */
export type Sold = { nights: number; income: Centimos; total: Centimos }

export const NOTHING_SOLD: Sold = { nights: 0, income: 0, total: 0 }

export const addSold = (one: Sold, other: Sold): Sold => ({
  nights: one.nights + other.nights,
  income: one.income + other.income,
  total: one.total + other.total,
})

/** The price of the first `nights` of a stay: the running sum is rounded, so that the nights add up to the amount. */
const amountUntil = (amount: Centimos, nights: number, ofNights: number): Centimos =>
  Number(divideRounded(BigInt(amount) * BigInt(nights), BigInt(ofNights)))

/**
 * What the nights of a stay within a period earned. A stay across the end of a month or period counts by its nights; the
 * parts of a stay always add up to its whole amount.
 */
export function soldWithin(stay: SoldStay, period: Period): Sold {
  const whole = { from: stay.inDate, to: stay.outDate }
  const shared = sharedNights(whole, period)
  if (shared === null) return NOTHING_SOLD
  const ofNights = countNights(whole)
  const before = daysBetween(stay.inDate, shared.from)
  const nights = countNights(shared)
  const part = (amount: Centimos) =>
    amountUntil(amount, before + nights, ofNights) - amountUntil(amount, before, ofNights)
  return { nights, income: part(stay.price), total: part(stay.total) }
}

/** A share in tenths of a percent, `625` for 62.5 %; null if `whole` is 0. */
export const perMille = (part: number, whole: number): number | null =>
  whole === 0 ? null : Number(divideRounded(BigInt(part) * 1000n, BigInt(whole)))

const perNight = (income: Centimos, nights: number): Centimos | null =>
  nights === 0 ? null : Number(divideRounded(BigInt(income), BigInt(nights)))

/**
 * The figures that hotels compare. Occupancy is sold ÷ available nights, in tenths of a percent; ADR is income ÷ sold
 * nights, RevPAR income ÷ available nights, both without IGV, in céntimos. Each is null where the divisor is 0.
 */
export type Performance = { occupancy: number | null; adr: Centimos | null; revpar: Centimos | null }

export const performanceOf = (sold: Sold, availableNights: number): Performance => ({
  occupancy: perMille(sold.nights, availableNights),
  adr: perNight(sold.income, sold.nights),
  revpar: perNight(sold.income, availableNights),
})

/** Converts tenths of a percent to percent for a response: `62.5`. */
export const percentFromPerMille = (tenths: number): number => Number((tenths / 10).toFixed(1))

export type PeriodChoice = 'this_month' | 'last_month' | 'this_year'

/** The period of a named choice, such as this month, on the lodge's day `today`. */
export function namedPeriod(choice: PeriodChoice, today: CalendarDate): Period {
  const month = monthOf(today)
  if (choice === 'this_month') return wholeMonth(month)
  if (choice === 'last_month') return wholeMonth(addMonths(month, -1))
  const year = today.slice(0, 4)
  return { from: `${year}-01-01`, to: `${year}-12-31` }
}

/** The fewest months for which a chart by month is useful. */
const MIN_CHART_MONTHS = 6
/** The number of months that the chart shows instead. */
const CHART_MONTHS = 12

/**
 * The period of the chart by month: that of the figures or, if it has few months, the twelve months that end with its
 * last.
 */
export function drawnPeriod(period: Period): Period {
  if (monthsOf(period).length >= MIN_CHART_MONTHS) return period
  const last = monthOf(period.to)
  return { from: firstDayOf(addMonths(last, 1 - CHART_MONTHS)), to: wholeMonth(last).to }
}
