import { describe, expect, it } from 'vitest'
import { addMonths, lastDayOf, monthsFrom, sameDayIn } from './month.ts'

describe('months', () => {
  it.each([
    ['2027-03', 1, '2027-04'],
    ['2027-12', 1, '2028-01'],
    ['2027-01', -1, '2026-12'],
    ['2027-05', -17, '2025-12'],
    ['2026-11', 26, '2029-01'],
  ])('W-03, A-04 addMonths(%s, %i) is %s', (month, count, expected) => {
    expect(addMonths(month, count)).toBe(expected)
  })

  it('W-03 lastDayOf knows leap years', () => {
    expect([lastDayOf('2028-02'), lastDayOf('2027-02')]).toEqual(['2028-02-29', '2027-02-28'])
  })

  it('P-23 sameDayIn stays within a shorter month', () => {
    expect([sameDayIn('2027-02', '2027-01-31'), sameDayIn('2027-02', '2027-01-15')]).toEqual([
      '2027-02-28',
      '2027-02-15',
    ])
  })
})

describe('monthsFrom', () => {
  it.each([
    ['2026-11-28', 1, '2026-12-28'],
    ['2026-12-31', 1, '2027-01-31'],
    ['2027-01-31', 1, '2027-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2028-02-29', 12, '2029-02-28'],
    ['2027-03-31', -1, '2027-02-28'],
    ['2027-01-15', -3, '2026-10-15'],
  ])('W-03 %s plus %i months is %s', (date, months, expected) => {
    expect(monthsFrom(date, months)).toBe(expected)
  })
})
