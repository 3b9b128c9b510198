import { describe, expect, it } from 'vitest'
import { minuteInLima, openingAt } from './opening-hours.ts'

const SCHEDULE = [
  { from: '8:30', to: '10:30' },
  { from: '10:30', to: '17:00' },
  { from: '17:00', to: '20:00' },
]
const at = (time: string) => minuteInLima(Date.parse(`2026-11-28T${time}:00-05:00`))

describe('opening hours', () => {
  it.each([
    ['00:00', { isOpen: false, opens: '8:30', isTomorrow: false }],
    ['08:29', { isOpen: false, opens: '8:30', isTomorrow: false }],
    ['08:30', { isOpen: true, line: 0, until: '20:00' }],
    ['10:29', { isOpen: true, line: 0, until: '20:00' }],
    ['10:30', { isOpen: true, line: 1, until: '20:00' }],
    ['17:00', { isOpen: true, line: 2, until: '20:00' }],
    ['19:59', { isOpen: true, line: 2, until: '20:00' }],
    ['20:00', { isOpen: false, opens: '8:30', isTomorrow: true }],
    ['23:59', { isOpen: false, opens: '8:30', isTomorrow: true }],
  ])('P-03 W-03 at %s in Lima', (time, expected) => {
    expect(openingAt(SCHEDULE, at(time))).toEqual(expected)
  })

  it('P-03 is closed between lines of the schedule with a gap', () => {
    const split = [
      { from: '8:00', to: '10:00' },
      { from: '12:00', to: '15:00' },
    ]
    expect(openingAt(split, at('09:00'))).toEqual({ isOpen: true, line: 0, until: '10:00' })
    expect(openingAt(split, at('11:00'))).toEqual({ isOpen: false, opens: '12:00', isTomorrow: false })
  })

  it('P-03 an empty schedule has no opening', () => {
    expect(openingAt([], at('09:00'))).toBeNull()
  })

  it('W-03 uses Lima time in any time zone', () => {
    expect(minuteInLima(Date.parse('2026-11-28T04:59:59Z'))).toBe(23 * 60 + 59)
    expect(minuteInLima(Date.parse('2026-11-28T05:00:00Z'))).toBe(0)
  })
})
