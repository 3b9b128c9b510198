import { describe, expect, it } from 'vitest'
import { addDays } from '../dates/calendar-date.ts'
import { lastBookableNight, nightsOf, stayProblem } from './stay.ts'
import {
  canSelect,
  dayState,
  isFreeStay,
  latestDeparture,
  NOTHING_SELECTED,
  selectDay,
} from './stay-selection.ts'

const TODAY = '2027-03-10'
const day = (ahead: number) => addDays(TODAY, ahead)
const nightsWith = (...taken: number[]) => ({
  firstNight: TODAY,
  lastNight: lastBookableNight(TODAY),
  taken: new Set(taken.map(day)),
})
const press = (days: number[], nights = nightsWith()) =>
  days.reduce((selection, ahead) => selectDay(day(ahead), selection, nights), NOTHING_SELECTED)

describe('selection of a stay in a calendar', () => {
  it('P-23 the first day is the entry, the second the departure, the third a new entry', () => {
    expect(press([3])).toEqual({ entry: day(3), departure: null })
    expect(press([3, 5])).toEqual({ entry: day(3), departure: day(5) })
    expect(press([3, 5, 9])).toEqual({ entry: day(9), departure: null })
  })

  it('P-23 an earlier day becomes the entry, and the entry pressed again is cleared', () => {
    expect(press([5, 3])).toEqual({ entry: day(3), departure: null })
    expect(press([5, 5])).toEqual(NOTHING_SELECTED)
  })

  it('P-23 a stay can end on the day of a taken night, but not beyond it', () => {
    const nights = nightsWith(6)
    expect(press([4, 6], nights)).toEqual({ entry: day(4), departure: day(6) })
    expect(press([4, 8], nights)).toEqual({ entry: day(8), departure: null })
    expect(canSelect(day(6), press([7], nights), nights)).toBe(false)
  })

  it('P-23 dayState distinguishes free, taken, past and selected days', () => {
    const nights = nightsWith(2, 6)
    const states = (days: number[], selection = press([], nights)) =>
      days.map((ahead) => dayState(day(ahead), selection, nights))
    expect(states([-1, 0, 2, 3, 366])).toEqual(['closed', 'free', 'taken', 'free', 'closed'])
    expect(states([2, 3, 5, 6], press([3], nights))).toEqual(['taken', 'entry', 'free', 'only-departure'])
    expect(states([3, 4, 5, 6], press([3, 5], nights))).toEqual(['entry', 'inside', 'departure', 'taken'])
  })

  it('P-23 past and taken days select nothing', () => {
    expect(press([-1])).toEqual(NOTHING_SELECTED)
    expect(press([6], nightsWith(6))).toEqual(NOTHING_SELECTED)
  })

  it('V-09 an entry is at most 365 days ahead, and a stay at most 30 nights', () => {
    expect(press([365, 395])).toEqual({ entry: day(365), departure: day(395) })
    expect(press([366])).toEqual(NOTHING_SELECTED)
    expect(latestDeparture(day(10), nightsWith())).toBe(day(40))
  })

  it('P-23, V-09 selects only stays that can be booked, whatever two days are pressed', () => {
    const nights = nightsWith(0, 3, 4, 9, 20, 45)
    const days = Array.from({ length: 60 }, (_, index) => index - 5)
    let selected = 0
    for (const [first, second] of days.flatMap((one) => days.map((other) => [one, other] as const))) {
      const { entry, departure } = press([first, second], nights)
      if (entry === null || departure === null) continue
      selected += 1
      expect(stayProblem({ entry, departure }, TODAY)).toBeNull()
      expect(isFreeStay(entry, departure, nights)).toBe(true)
      expect(nightsOf({ entry, departure }).filter((night) => nights.taken.has(night))).toEqual([])
    }
    expect(selected).toBeGreaterThan(100)
  })
})
