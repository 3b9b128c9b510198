import { describe, expect, it } from 'vitest'
import { addDays, daysBetween, eachDay } from '../dates/calendar-date.ts'
import { adjacentSpan, spanPeriod, spanShowing, startOfBoard } from './board-span.ts'

describe('span of the board', () => {
  it.each([
    ['2026-12-01', 'month', '2026-12-31'],
    ['2026-11-27', 'month', '2026-12-26'],
    ['2027-01-31', 'month', '2027-02-27'],
    ['2028-02-01', 'month', '2028-02-29'],
    ['2026-12-01', 'quarter', '2027-02-28'],
    ['2026-11-27', 'quarter', '2027-02-26'],
  ] as const)('W-03 from %s a %s ends on %s', (from, length, to) => {
    expect(spanPeriod({ from, length })).toEqual({ from, to })
  })

  it('W-03 the next span repeats and skips no day, through a leap year', () => {
    for (const length of ['month', 'quarter'] as const) {
      let span = { from: '2027-10-31', length }
      for (let move = 0; move < 24; move += 1) {
        const next = adjacentSpan(span, 1)
        expect(next.from).toBe(addDays(spanPeriod(span).to, 1))
        span = next
      }
    }
  })

  it('W-03 moving forwards and back returns the same span', () => {
    const span = { from: '2026-11-27', length: 'quarter' } as const
    expect(adjacentSpan(adjacentSpan(span, 1), -1)).toEqual(span)
  })

  it('W-03 a quarter has at most 92 days', () => {
    for (let day = 0; day < 366; day += 1) {
      const { from, to } = spanPeriod({ from: addDays('2027-06-01', day), length: 'quarter' })
      expect(daysBetween(from, to)).toBeLessThan(92)
    }
  })

  it('A-01 begins yesterday, with the last night of guests who leave today', () => {
    expect(startOfBoard('2027-03-01')).toBe('2027-02-28')
  })
})

describe('spanShowing', () => {
  it.each([
    ['month', '2026-12-01', '2027-01-01', '2027-01-01'],
    ['month', '2026-12-01', '2026-11-30', '2026-11-01'],
    ['month', '2028-01-31', '2028-02-29', '2028-02-29'],
    ['quarter', '2026-11-27', '2027-02-27', '2027-02-27'],
    ['quarter', '2026-11-27', '2026-11-26', '2026-08-27'],
    // One month before 31 March is 28 February, and that span would end before the 30th.
    ['month', '2027-03-31', '2027-03-30', '2027-03-01'],
    ['month', '2026-12-01', '2026-12-31', '2026-12-01'],
  ] as const)('W-10 a %s from %s that must show %s begins on %s', (length, from, night, expected) => {
    expect(spanShowing({ from, length }, night)).toEqual({ from: expected, length })
  })

  it('W-10 contains the adjacent night for any first day around the ends of months, also in a leap year', () => {
    for (const length of ['month', 'quarter'] as const) {
      for (const from of eachDay('2028-01-27', '2028-04-02')) {
        const here = spanPeriod({ from, length })
        for (const night of [addDays(here.from, -1), addDays(here.to, 1)]) {
          const there = spanShowing({ from, length }, night)
          const { from: first, to: last } = spanPeriod(there ?? { from: here.from, length })
          expect([first <= night, night <= last, daysBetween(first, last) <= 92]).toEqual([true, true, true])
        }
      }
    }
  })

  it.each([
    ['forwards', '2027-01-01', ['2026-12-30', '2026-12-31'], '2026-12-30'],
    ['backwards', '2026-11-30', ['2026-12-01', '2026-12-04'], '2026-11-05'],
    ['forwards with a selection of the whole span', '2027-01-01', ['2026-12-01', '2026-12-31'], undefined],
    ['backwards with a selection of the whole span', '2026-11-30', ['2026-12-01', '2026-12-31'], undefined],
  ] as const)('A-08 keeps the selected nights visible, %s', (_, night, [from, to], expected) => {
    const next = spanShowing({ from: '2026-12-01', length: 'month' }, night, { from, to })
    expect(next?.from).toBe(expected)
  })
})
