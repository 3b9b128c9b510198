import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, daysBetween } from '../dates/calendar-date.ts'
import { refundDeadlines, refundFor, refundPercent } from './refund-policy.ts'

describe('refund of a cancellation', () => {
  it.each([
    [365, 80],
    [15, 80],
    [14, 80],
    [13, 50],
    [8, 50],
    [7, 50],
    [6, 0],
    [1, 0],
    [0, 0],
    [-1, 0],
    [-30, 0],
  ])('P-08 %i days ahead refunds %i %%', (daysAhead, percent) => {
    expect(refundPercent(daysAhead)).toBe(percent)
  })

  it.each([
    ['across the end of a month', '2026-11-17', '2026-12-01', 14, 80],
    ['across the end of a year', '2026-12-26', '2027-01-02', 7, 50],
    ['across 29 February', '2028-02-22', '2028-03-07', 14, 80],
    ['across 28 February', '2027-02-22', '2027-03-07', 13, 50],
    ['on the day of the entry', '2026-12-01', '2026-12-01', 0, 0],
    ['of a no-show', '2026-12-02', '2026-12-01', -1, 0],
  ])('P-08 counts the days ahead %s', (_, today, entry, daysAhead, percent) => {
    expect(refundFor(100, entry, today)).toEqual({ daysAhead, percent, amount: percent })
  })

  it.each([
    ['S/. 1,180.00', 118_000, 94_400],
    ['one céntimo', 1, 1],
    ['two céntimos', 2, 2],
    ['three céntimos', 3, 2],
    ['S/. 12.99', 1299, 1039],
    ['nothing', 0, 0],
    ['the largest charge of a card', 999_999_999, 799_999_999],
  ])('P-08, N-02 80 %% of %s is whole céntimos', (_, paid, amount) => {
    expect(refundFor(paid, '2027-01-15', '2027-01-01').amount).toBe(amount)
  })

  it('P-08, N-02 rounds half a céntimo up for the guest', () => {
    expect(refundFor(1299, '2027-01-08', '2027-01-01').amount).toBe(650)
  })
})

describe('refundDeadlines', () => {
  it('P-08 names the last day of each share that can still be refunded', () => {
    const deadlines = (today: string) => refundDeadlines(83_190, '2027-01-15', today)
    const full = { until: '2027-01-01', percent: 80, amount: 66_552 }
    const half = { until: '2027-01-08', percent: 50, amount: 41_595 }
    expect(deadlines('2026-11-29')).toEqual([full, half])
    expect(deadlines('2027-01-01')).toEqual([full, half])
    expect(deadlines('2027-01-02')).toEqual([half])
    expect(deadlines('2027-01-09')).toEqual([])
  })

  it('P-08 promises for every day what a cancellation on that day refunds', () => {
    const today = '2027-03-10'
    fc.assert(
      fc.property(fc.nat(999_999_999), fc.nat(365), fc.nat(), (paid, ahead, later) => {
        const entry = addDays(today, ahead)
        const day = addDays(today, later % (daysBetween(today, entry) + 1))
        const promised = refundDeadlines(paid, entry, today).find(({ until }) => day <= until)
        expect(promised?.amount ?? 0).toBe(refundFor(paid, entry, day).amount)
      }),
    )
  })
})
