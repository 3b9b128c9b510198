import { describe, expect, it } from 'vitest'
import { addDays, dayInLima, daysBetween, eachDay, isCalendarDate } from './calendar-date.ts'

describe('calendar dates', () => {
  it.each([
    ['2027-02-28', true],
    ['2028-02-29', true],
    ['2027-02-29', false],
    ['2027-02-30', false],
    ['2027-04-31', false],
    ['2027-13-01', false],
    ['2027-00-10', false],
    ['2027-2-3', false],
    ['27-02-03', false],
    [' 2027-02-03', false],
    ['2027-02-03T00:00:00Z', false],
    ['', false],
  ])('V-09 isCalendarDate of %s is %s', (text, real) => {
    expect(isCalendarDate(text)).toBe(real)
  })

  it.each([
    ['2027-04-30', 1, '2027-05-01'],
    ['2027-12-31', 1, '2028-01-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2027-02-28', 1, '2027-03-01'],
    ['2027-03-01', -1, '2027-02-28'],
    ['2026-10-25', 1, '2026-10-26'],
    ['2026-03-29', 1, '2026-03-30'],
  ])('N-01 %s plus %i days is %s in any time zone', (date, days, then) => {
    expect(addDays(date, days)).toBe(then)
    expect(daysBetween(date, then)).toBe(days)
  })

  it('N-01 counts the days of a leap year, also backwards', () => {
    expect(daysBetween('2028-01-01', '2029-01-01')).toBe(366)
    expect(daysBetween('2027-01-02', '2027-01-01')).toBe(-1)
  })

  it('N-03 eachDay includes both ends, and is empty for a reversed range', () => {
    expect(eachDay('2027-02-27', '2027-03-01')).toEqual(['2027-02-27', '2027-02-28', '2027-03-01'])
    expect(eachDay('2027-03-02', '2027-03-01')).toEqual([])
  })

  it.each([
    ['2027-03-11T04:59:59Z', '2027-03-10'],
    ['2027-03-11T05:00:00Z', '2027-03-11'],
    ['2027-01-01T04:59:59.999Z', '2026-12-31'],
    ['2026-10-25T01:30:00+02:00', '2026-10-24'],
  ])('W-03 the instant %s is on %s in Lima', (instant, day) => {
    expect(dayInLima(Date.parse(instant))).toBe(day)
  })
})
