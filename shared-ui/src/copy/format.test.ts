import { describe, expect, it } from 'vitest'
import { eachDay } from '../rules/dates/calendar-date.ts'
import {
  formatDate,
  formatDayOfMonth,
  formatLongDate,
  formatMoment,
  formatMonth,
  formatMonthName,
  formatNights,
  formatPercent,
  formatPersons,
  formatShortMonth,
  formatShortWeekday,
  formatSoles,
  formatTime,
} from './format.ts'

describe('formats', () => {
  it.each([
    [1234.5, 'S/.\u00a01,234.50'],
    [0, 'S/.\u00a00.00'],
    [1_000_000, 'S/.\u00a01,000,000.00'],
  ])('W-02 writes %d soles as %s', (amount, text) => {
    expect(formatSoles(amount)).toBe(text)
  })

  it('W-01, W-03 formats a date in Spanish in any time zone', () => {
    expect(formatLongDate('2027-03-01')).toBe('lunes, 1 de marzo de 2027')
    expect(formatDate('2026-12-31')).toBe('jue, 31 dic. 2026')
    expect(formatDayOfMonth('2026-09-01')).toBe('1 de setiembre')
    expect(formatShortWeekday('2026-11-28')).toBe('sáb')
  })

  it('W-01, W-03 formats every day as Intl does in es-PE', () => {
    const formatter = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat('es-PE', { ...options, timeZone: 'UTC', day: 'numeric', year: 'numeric' })
    const [long, short] = [
      formatter({ weekday: 'long', month: 'long' }),
      formatter({ weekday: 'short', month: 'short' }),
    ]
    for (const day of eachDay('2026-01-01', '2028-12-31')) {
      const date = new Date(`${day}T12:00:00Z`)
      expect([formatLongDate(day), formatDate(day)]).toEqual([long.format(date), short.format(date)])
    }
  })

  it('W-03 formats an instant in Lima time', () => {
    expect(formatMoment('2027-01-01T04:30:00Z')).toBe('31 dic. 2026, 23:30')
    expect(formatMoment(Date.UTC(2027, 0, 1, 5, 5))).toBe('1 ene. 2027, 00:05')
    expect(formatTime('2027-01-01T19:05:59.999Z')).toBe('14:05')
  })

  it('A-04 formats a month alone, with its year, and in a sentence', () => {
    expect(formatMonthName('2026-11')).toBe('nov')
    expect(formatShortMonth('2026-11')).toBe('nov 2026')
    expect(formatMonth('2026-11')).toBe('noviembre de 2026')
  })

  it('A-04 formats a share with one decimal if it has one', () => {
    expect([0, 62.5, 100].map(formatPercent)).toEqual(['0\u00a0%', '62.5\u00a0%', '100\u00a0%'])
  })

  it('A-12 uses singular and plural', () => {
    expect([formatPersons(1), formatPersons(2), formatNights(1)]).toEqual([
      '1 persona',
      '2 personas',
      '1 noche',
    ])
  })
})
