import { describe, expect, it } from 'vitest'
import { countNights, monthsOf, sharedNights, wholeMonth } from './period.ts'

describe('periods', () => {
  it.each([
    ['2026-11', '2026-11-01', '2026-11-30', 30],
    ['2026-12', '2026-12-01', '2026-12-31', 31],
    ['2027-02', '2027-02-01', '2027-02-28', 28],
    ['2028-02', '2028-02-01', '2028-02-29', 29],
  ])('A-04 %s runs from %s to %s and has %i nights', (month, from, to, nights) => {
    expect(wholeMonth(month)).toEqual({ from, to })
    expect(countNights(wholeMonth(month))).toBe(nights)
  })

  it('A-04 monthsOf lists every month that a period touches', () => {
    expect(monthsOf({ from: '2026-12-31', to: '2027-02-01' })).toEqual(['2026-12', '2027-01', '2027-02'])
    expect(monthsOf({ from: '2026-11-05', to: '2026-11-05' })).toEqual(['2026-11'])
    expect(monthsOf({ from: '2028-01-31', to: '2028-03-31' })).toEqual(['2028-01', '2028-02', '2028-03'])
  })

  it('A-04 sharedNights returns common nights, and null for periods that only follow each other', () => {
    const november = wholeMonth('2026-11')
    expect(sharedNights(november, { from: '2026-11-30', to: '2026-12-02' })).toEqual({
      from: '2026-11-30',
      to: '2026-11-30',
    })
    expect(sharedNights(november, wholeMonth('2026-12'))).toBeNull()
    expect(countNights(null)).toBe(0)
  })
})
