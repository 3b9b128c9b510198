import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, daysBetween } from '../dates/calendar-date.ts'
import { NEAREST_WITHIN_DAYS, nearestStays } from './nearest-stays.ts'
import { MAX_DAYS_AHEAD, MAX_NIGHTS, nightCount, nightsOf, stayProblem } from './stay.ts'

const TODAY = '2027-03-10'
const from = (entry: string, departure: string) => ({ entry, departure })

describe('nearestStays', () => {
  it('P-16 proposes the nearest earlier and later stay of as many nights, the nearest first', () => {
    const taken = new Set(['2027-03-15', '2027-03-16', '2027-03-18'])
    expect(nearestStays(from('2027-03-15', '2027-03-17'), { taken, today: TODAY })).toEqual([
      from('2027-03-13', '2027-03-15'),
      from('2027-03-19', '2027-03-21'),
    ])
  })

  it('P-16 proposes nothing before today or more than a year ahead', () => {
    const tonight = nearestStays(from(TODAY, addDays(TODAY, 2)), { taken: new Set([TODAY]), today: TODAY })
    expect(tonight).toEqual([from(addDays(TODAY, 1), addDays(TODAY, 3))])
    const last = addDays(TODAY, MAX_DAYS_AHEAD)
    const latest = nearestStays(from(last, addDays(last, 1)), { taken: new Set([last]), today: TODAY })
    expect(latest).toEqual([from(addDays(last, -1), last)])
  })

  it('P-16 proposes nothing if the room is taken for a month before and after', () => {
    const taken = new Set(nightsOf(from(TODAY, addDays(TODAY, 90))))
    expect(nearestStays(from(addDays(TODAY, 40), addDays(TODAY, 42)), { taken, today: TODAY })).toEqual([])
  })

  const stayAndNights = fc.record({
    ahead: fc.integer({ min: 0, max: MAX_DAYS_AHEAD }),
    nights: fc.integer({ min: 1, max: MAX_NIGHTS }),
    taken: fc.array(fc.integer({ min: -40, max: 70 }), { maxLength: 60 }),
  })

  it('P-16, V-09 proposes only free stays of as many nights that can be booked, and none is nearer', () => {
    fc.assert(
      fc.property(stayAndNights, ({ ahead, nights, taken: offsets }) => {
        const entry = addDays(TODAY, ahead)
        const stay = from(entry, addDays(entry, nights))
        const taken = new Set(offsets.map((days) => addDays(entry, days)))
        const isFree = (days: number) => {
          const other = from(addDays(entry, days), addDays(entry, days + nights))
          return stayProblem(other, TODAY) === null && nightsOf(other).every((night) => !taken.has(night))
        }
        const found = nearestStays(stay, { taken, today: TODAY })
        const shifts = found.map((proposed) => daysBetween(entry, proposed.entry))
        expect(found.map(nightCount)).toEqual(found.map(() => nights))
        expect(shifts.every(isFree)).toBe(true)
        expect(shifts.map(Math.abs)).toEqual(shifts.map(Math.abs).sort((one, other) => one - other))
        for (const sign of [-1, 1]) {
          const nearest = shifts.find((shift) => Math.sign(shift) === sign)
          const nearer = Math.abs(nearest ?? NEAREST_WITHIN_DAYS + 1) - 1
          expect(Array.from({ length: nearer }, (_, index) => sign * (index + 1)).some(isFree)).toBe(false)
        }
      }),
    )
  })
})
