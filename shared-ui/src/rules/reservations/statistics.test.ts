import { describe, expect, it } from 'vitest'
import { countNights, wholeMonth } from '../dates/period.ts'
import {
  drawnPeriod,
  namedPeriod,
  percentFromPerMille,
  performanceOf,
  type SoldStay,
  soldWithin,
} from './statistics.ts'

const stay = (inDate: string, outDate: string, price: number, total = price): SoldStay => ({
  inDate,
  outDate,
  price,
  total,
})

describe('periods of the figures', () => {
  it('A-04 the chart of a short period shows the twelve months that end with its last', () => {
    const yearUntilNovember = { from: '2025-12-01', to: '2026-11-30' }
    expect(drawnPeriod(wholeMonth('2026-11'))).toEqual(yearUntilNovember)
    expect(drawnPeriod({ from: '2026-07-15', to: '2026-11-03' })).toEqual(yearUntilNovember)
    const halfAYear = { from: '2026-06-15', to: '2026-11-03' }
    expect(drawnPeriod(halfAYear)).toEqual(halfAYear)
  })

  it.each([
    ['this_month', '2026-11-28', '2026-11-01', '2026-11-30'],
    ['last_month', '2026-11-28', '2026-10-01', '2026-10-31'],
    ['last_month', '2027-01-01', '2026-12-01', '2026-12-31'],
    ['last_month', '2028-03-31', '2028-02-01', '2028-02-29'],
    ['this_year', '2027-01-01', '2027-01-01', '2027-12-31'],
  ] as const)('A-04 %s on %s runs from %s to %s', (choice, today, from, to) => {
    expect(namedPeriod(choice, today)).toEqual({ from, to })
  })
})

describe('soldWithin', () => {
  it('A-04 counts a stay within the period as a whole, and one outside not at all', () => {
    const whole = stay('2026-11-10', '2026-11-12', 66_000, 77_880)
    expect(soldWithin(whole, wholeMonth('2026-11'))).toEqual({ nights: 3, income: 66_000, total: 77_880 })
    expect(soldWithin(whole, wholeMonth('2026-12'))).toEqual({ nights: 0, income: 0, total: 0 })
  })

  it('A-04, N-03 the night of the departure is not sold', () => {
    // Departs on 1 December.
    const untilTheEnd = stay('2026-11-29', '2026-11-30', 40_000)
    expect(soldWithin(untilTheEnd, wholeMonth('2026-11')).nights).toBe(2)
    expect(soldWithin(untilTheEnd, wholeMonth('2026-12')).nights).toBe(0)
  })

  it.each([
    ['across the end of a month', stay('2026-11-30', '2026-12-02', 66_001, 77_881), ['2026-11', '2026-12']],
    ['across the end of a year', stay('2026-12-31', '2027-01-06', 100, 118), ['2026-12', '2027-01']],
    [
      'across 29 February',
      stay('2028-01-31', '2028-03-01', 99_999, 117_999),
      ['2028-01', '2028-02', '2028-03'],
    ],
  ])('A-04, N-02 splits a stay %s by nights without losing a céntimo', (_, whole, months) => {
    const parts = months.map((month) => soldWithin(whole, wholeMonth(month)))
    const sum = (amounts: number[]) => amounts.reduce((one, other) => one + other, 0)
    expect(sum(parts.map(({ income }) => income))).toBe(whole.price)
    expect(sum(parts.map(({ total }) => total))).toBe(whole.total)
    expect(sum(parts.map(({ nights }) => nights))).toBe(
      countNights({ from: whole.inDate, to: whole.outDate }),
    )
  })

  it('A-04, N-02 rounds the running sum of the nights to the céntimo', () => {
    const three = stay('2026-11-29', '2026-12-01', 100)
    const night = (date: string) => soldWithin(three, { from: date, to: date }).income
    expect(['2026-11-29', '2026-11-30', '2026-12-01'].map(night)).toEqual([33, 34, 33])
    expect(soldWithin(three, wholeMonth('2026-11')).income).toBe(67)
    expect(soldWithin(three, wholeMonth('2026-12')).income).toBe(33)
  })
})

describe('performanceOf', () => {
  it.each([
    // sold, income, available, occupancy, ADR, RevPAR
    [0, 0, 240, 0, null, 0],
    [0, 0, 0, null, null, null],
    [1, 20_000, 3, 333, 20_000, 6_667],
    [2, 20_001, 3, 667, 10_001, 6_667],
    [150, 3_300_000, 240, 625, 22_000, 13_750],
    [240, 4_800_000, 240, 1000, 20_000, 20_000],
  ])(
    'A-04, N-02 %i nights sold for %i céntimos, of %i available: occupancy %s ‰, ADR %s, RevPAR %s',
    (nights, income, available, occupancy, adr, revpar) => {
      expect(performanceOf({ nights, income, total: 0 }, available)).toEqual({ occupancy, adr, revpar })
    },
  )

  it('A-04 converts occupancy to percent with one decimal', () => {
    expect([0, 333, 625, 1000].map(percentFromPerMille)).toEqual([0, 33.3, 62.5, 100])
  })
})
