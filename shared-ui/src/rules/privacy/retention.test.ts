import { describe, expect, it } from 'vitest'
import { clientRetainedUntil, clientsRetainedSince, dayBefore, instantBefore } from './retention.ts'

const at = (text: string) => Date.parse(text)

describe('instantBefore', () => {
  it('O-08 counts hours and days exactly', () => {
    const now = at('2027-03-10T17:00:00Z')
    expect(instantBefore(now, { hours: 2 })).toBe(at('2027-03-10T15:00:00Z'))
    expect(instantBefore(now, { days: 30 })).toBe(at('2027-02-08T17:00:00Z'))
  })

  it('O-08 counts years by the calendar of Lima, leap days included', () => {
    // Eleven at night of 28 February in Lima.
    expect(instantBefore(at('2027-03-01T04:00:00Z'), { years: 2 })).toBe(at('2025-02-28T05:00:00Z'))
    expect(instantBefore(at('2028-02-29T17:00:00Z'), { years: 1 })).toBe(at('2027-02-28T05:00:00Z'))
  })
})

describe('dayBefore', () => {
  it('O-08 returns the day one period earlier', () => {
    expect(dayBefore('2027-03-10', { days: 180 })).toBe('2026-09-11')
    expect(dayBefore('2028-02-29', { years: 1 })).toBe('2027-02-28')
  })
})

describe('clientRetainedUntil', () => {
  it('O-08 retains the client of a stay for five whole years after the year of the stay', () => {
    expect(clientRetainedUntil('2026-01-01')).toBe('2032-01-01')
    expect(clientRetainedUntil('2026-12-31')).toBe('2032-01-01')
  })

  it('O-08 agrees with the days that the clean-up selects', () => {
    expect(clientsRetainedSince('2031-12-31')).toBe('2026-01-01')
    expect(clientsRetainedSince('2032-01-01')).toBe('2027-01-01')
  })
})
