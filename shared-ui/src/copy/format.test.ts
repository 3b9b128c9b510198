import { describe, expect, it } from 'vitest'
import {
  formatDate,
  formatLongDate,
  formatMoment,
  formatMonth,
  formatMonthName,
  formatNights,
  formatPercent,
  formatPersons,
  formatShortMonth,
  formatSoles,
} from './format.ts'

describe('formats', () => {
  it.each([
    [1234.5, 'S/.\u00a01,234.50'],
    [0, 'S/.\u00a00.00'],
    [1_000_000, 'S/.\u00a01,000,000.00'],
  ])('W-02 writes %d soles as %s', (amount, text) => {
    expect(formatSoles(amount)).toBe(text)
  })

  it('W-01, W-03 writes a date in Spanish, the same wherever it is read', () => {
    expect(formatLongDate('2027-03-01')).toBe('lunes, 1 de marzo de 2027')
    expect(formatDate('2026-12-31')).toMatch(/^jue, 31 dic\.? 2026$/)
  })

  it('W-03 writes an instant on the lodge’s clock', () => {
    expect(formatMoment('2027-01-01T04:30:00Z')).toMatch(/^31 dic\.? 2026, 23:30$/)
  })

  it('A-04 writes a month, alone, with its year, and in a sentence', () => {
    expect(formatMonthName('2026-11')).toBe('nov')
    expect(formatShortMonth('2026-11')).toBe('nov 2026')
    expect(formatMonth('2026-11')).toBe('noviembre de 2026')
  })

  it('A-04 writes a share with a decimal where it has one', () => {
    expect([0, 62.5, 100].map(formatPercent)).toEqual(['0\u00a0%', '62.5\u00a0%', '100\u00a0%'])
  })

  it('A-12 counts one and many', () => {
    expect([formatPersons(1), formatPersons(2), formatNights(1)]).toEqual([
      '1 persona',
      '2 personas',
      '1 noche',
    ])
  })
})
