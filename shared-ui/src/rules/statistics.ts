import { addDays, type CalendarDate, daysBetween } from './calendar-date.ts'
import { type Centimos, divideRounded } from './money.ts'

/** Nights from one to another, both included: `to` is the last night, not a departure (N-03). */
export type Period = { from: CalendarDate; to: CalendarDate }

/** A month of the calendar, `YYYY-MM`. */
export type Month = string

/** A stay that was sold: its nights, and amounts in céntimos for all of them. `price` is without IGV. */
export type SoldStay = {
  inDate: CalendarDate
  /** The last night (N-03). */
  outDate: CalendarDate
  price: Centimos
  total: Centimos
}

/** what nights of some rooms brought in. `income` is without IGV, `total` with it; both in céntimos. */
export type Sold = { nights: number; income: Centimos; total: Centimos }

export const NOTHING_SOLD: Sold = { nights: 0, income: 0, total: 0 }

export const addSold = (one: Sold, other: Sold): Sold => ({
  nights: one.nights + other.nights,
  income: one.income + other.income,
  total: one.total + other.total,
})

const later = (one: CalendarDate, other: CalendarDate): CalendarDate => (one > other ? one : other)
const earlier = (one: CalendarDate, other: CalendarDate): CalendarDate => (one < other ? one : other)

/** The nights that two periods share, or null where they share none. */
export function sharedNights(one: Period, other: Period): Period | null {
  const shared = { from: later(one.from, other.from), to: earlier(one.to, other.to) }
  return shared.to < shared.from ? null : shared
}

/** How many nights a period has, none where there is none. */
export const countNights = (period: Period | null): number =>
  period === null ? 0 : daysBetween(period.from, period.to) + 1

export const monthOf = (date: CalendarDate): Month => date.slice(0, 7)

/** The month `count` months after another; a negative number goes back. */
export function addMonths(month: Month, count: number): Month {
  const months = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + count
  return `${String(Math.floor(months / 12)).padStart(4, '0')}-${String((months % 12) + 1).padStart(2, '0')}`
}

/** The first and the last day of a month. */
export const wholeMonth = (month: Month): Period => ({
  from: `${month}-01`,
  to: addDays(`${addMonths(month, 1)}-01`, -1),
})

/** Every month that a period touches, in order. */
export function monthsOf({ from, to }: Period): Month[] {
  const months: Month[] = []
  for (let month = monthOf(from); month <= monthOf(to); month = addMonths(month, 1)) months.push(month)
  return months
}

/** What the first `nights` of a stay's nights cost: rounded as a running sum, so that no céntimo is lost between them. */
const amountUntil = (amount: Centimos, nights: number, ofNights: number): Centimos =>
  Number(divideRounded(BigInt(amount) * BigInt(nights), BigInt(ofNights)))

/**
 * what the nights of a stay within a period brought in. A stay over the end of a month or a period counts by its
 * nights; the parts of a stay always add up to the whole of it.
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

/** A part of a whole in tenths of a percent, `625` for 62.5 %; null where there is nothing to divide by. */
export const perMille = (part: number, whole: number): number | null =>
  whole === 0 ? null : Number(divideRounded(BigInt(part) * 1000n, BigInt(whole)))

const perNight = (income: Centimos, nights: number): Centimos | null =>
  nights === 0 ? null : Number(divideRounded(BigInt(income), BigInt(nights)))

/**
 * what hotels compare. Occupancy is sold ÷ available nights, in tenths of a percent; ADR is income ÷ sold nights,
 * RevPAR income ÷ available nights, both without IGV, in céntimos. Each is null where it would divide by nothing.
 */
export type Performance = { occupancy: number | null; adr: Centimos | null; revpar: Centimos | null }

export const performanceOf = (sold: Sold, availableNights: number): Performance => ({
  occupancy: perMille(sold.nights, availableNights),
  adr: perNight(sold.income, sold.nights),
  revpar: perNight(sold.income, availableNights),
})

/** Tenths of a percent as percent for the wire: `62.5`. */
export const percentFromPerMille = (tenths: number): number => Number((tenths / 10).toFixed(1))

export type PeriodChoice = 'this_month' | 'last_month' | 'this_year'

/** the periods that are offered by name, on the lodge's day `today`. */
export function namedPeriod(choice: PeriodChoice, today: CalendarDate): Period {
  const month = monthOf(today)
  if (choice === 'this_month') return wholeMonth(month)
  if (choice === 'last_month') return wholeMonth(addMonths(month, -1))
  const year = today.slice(0, 4)
  return { from: `${year}-01-01`, to: `${year}-12-31` }
}

/** How many months a picture by month has at least to be worth drawing. */
const TELLING_MONTHS = 6
/** How many it shows instead. */
const MONTHS_OF_A_YEAR = 12

/** the months that are drawn: those of the period, or, where they are few, the twelve that end with its last. */
export function drawnPeriod(period: Period): Period {
  if (monthsOf(period).length >= TELLING_MONTHS) return period
  const last = monthOf(period.to)
  return { from: `${addMonths(last, 1 - MONTHS_OF_A_YEAR)}-01`, to: wholeMonth(last).to }
}
