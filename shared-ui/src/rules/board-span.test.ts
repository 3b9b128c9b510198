import { describe, expect, it } from 'vitest'
import { monthsFrom, movedSpan, spanPeriod, startOfBoard } from './board-span.ts'
import { addDays, daysBetween } from './calendar-date.ts'

describe('a day some months on', () => {
  it.each([
    ['2026-11-28', 1, '2026-12-28'],
    ['2026-12-31', 1, '2027-01-31'],
    ['2027-01-31', 1, '2027-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2028-02-29', 12, '2029-02-28'],
    ['2027-03-31', -1, '2027-02-28'],
    ['2027-01-15', -3, '2026-10-15'],
  ])('W-03 of %s, %i on, is %s', (date, months, expected) => {
    expect(monthsFrom(date, months)).toBe(expected)
  })
})

describe('a span of the board', () => {
  it.each([
    ['2026-12-01', 'month', '2026-12-31'],
    ['2026-11-27', 'month', '2026-12-26'],
    ['2027-01-31', 'month', '2027-02-27'],
    ['2028-02-01', 'month', '2028-02-29'],
    ['2026-12-01', 'quarter', '2027-02-28'],
    ['2026-11-27', 'quarter', '2027-02-26'],
  ] as const)('W-03 from %s, a %s, ends on %s', (from, length, to) => {
    expect(spanPeriod({ from, length })).toEqual({ from, to })
  })

  it('W-03 is followed by the next without a day left out or shown twice, through a leap year', () => {
    for (const length of ['month', 'quarter'] as const) {
      let span = { from: '2027-10-31', length }
      for (let move = 0; move < 24; move += 1) {
        const next = movedSpan(span, 1)
        expect(next.from).toBe(addDays(spanPeriod(span).to, 1))
        span = next
      }
    }
  })

  it('W-03 goes back to where it came from', () => {
    const span = { from: '2026-11-27', length: 'quarter' } as const
    expect(movedSpan(movedSpan(span, 1), -1)).toEqual(span)
  })

  it('W-03 is 92 days at most', () => {
    for (let day = 0; day < 366; day += 1) {
      const { from, to } = spanPeriod({ from: addDays('2027-06-01', day), length: 'quarter' })
      expect(daysBetween(from, to)).toBeLessThan(92)
    }
  })

  it('A-01 begins yesterday, with the night of those who leave today', () => {
    expect(startOfBoard('2027-03-01')).toBe('2027-02-28')
  })
})
