import { describe, expect, it } from 'vitest'
import { dayAfterKey, monthsShownAt, weekdayOf, weeksFrom, weeksOf } from './month-grid.ts'

describe('month grid', () => {
  it('W-03 weekdayOf counts from Sunday, also before 2023', () => {
    expect(['2026-11-29', '2026-11-30', '1999-12-31'].map(weekdayOf)).toEqual([0, 1, 5])
  })

  it('P-23 weeksOf returns weeks from Sunday to Saturday', () => {
    const weeks = weeksOf('2026-12')
    expect(weeks).toHaveLength(5)
    expect(weeks[0]).toEqual([
      null,
      null,
      '2026-12-01',
      '2026-12-02',
      '2026-12-03',
      '2026-12-04',
      '2026-12-05',
    ])
    expect(weeks[4]).toEqual([
      '2026-12-27',
      '2026-12-28',
      '2026-12-29',
      '2026-12-30',
      '2026-12-31',
      null,
      null,
    ])
    expect(weeks.flat().filter((cell) => cell !== null)).toHaveLength(31)
  })

  it.each([
    ['ArrowLeft', '2026-11-30'],
    ['ArrowRight', '2026-12-02'],
    ['ArrowUp', '2026-11-24'],
    ['ArrowDown', '2026-12-08'],
    ['Home', '2026-11-29'],
    ['End', '2026-12-05'],
    ['PageUp', '2026-11-01'],
    ['PageDown', '2027-01-01'],
    ['Enter', null],
  ])('P-23 %s moves the focus from 1 December 2026 to %s', (key, expected) => {
    expect(dayAfterKey(key, '2026-12-01')).toBe(expected)
  })

  it('P-23 weeksFrom leaves out the weeks before a day', () => {
    expect(weeksFrom('2026-11', '2026-11-28').map((week) => week[6])).toEqual(['2026-11-28', null])
    expect(weeksFrom('2026-12', '2026-11-28')).toEqual(weeksOf('2026-12'))
  })

  it.each([
    ['2026-11', '2026-11-17', '2027-12-16', ['2026-11']],
    ['2026-11', '2026-11-18', '2027-12-17', ['2026-11', '2026-12']],
    ['2026-11', '2026-11-30', '2026-11-30', ['2026-11']],
    ['2026-12', '2026-11-30', '2027-12-29', ['2026-12']],
  ])('P-23 a calendar at %s whose days are %s to %s shows %j', (month, first, last, months) => {
    expect(monthsShownAt(month, { first, last })).toEqual(months)
  })
})
