import { describe, expect, it } from 'vitest'
import { addDays } from '../dates/calendar-date.ts'
import {
  changedStayProblem,
  defaultStay,
  faultyDate,
  lastNight,
  nightCount,
  nightsOf,
  stayFromNights,
  stayProblem,
  withEntry,
} from './stay.ts'

const TODAY = '2027-03-10'
const from = (entry: string, departure: string) => ({ entry, departure })

describe('stays', () => {
  it('N-01, N-03 has every night except that of the departure', () => {
    const stay = from('2027-02-27', '2027-03-02')
    expect(nightCount(stay)).toBe(3)
    expect(nightsOf(stay)).toEqual(['2027-02-27', '2027-02-28', '2027-03-01'])
    expect(lastNight(stay)).toBe('2027-03-01')
    expect(stayFromNights(stay.entry, lastNight(stay))).toEqual(stay)
  })

  it('N-03 a stay may begin on the day that another ends (case 2)', () => {
    const nights = new Set(nightsOf(from('2027-03-15', '2027-03-18')))
    const neighbours = [
      ...nightsOf(from('2027-03-12', '2027-03-15')),
      ...nightsOf(from('2027-03-18', '2027-03-20')),
    ]
    expect(neighbours.filter((night) => nights.has(night))).toEqual([])
  })

  it.each([
    [from(TODAY, addDays(TODAY, 1)), null],
    [from(addDays(TODAY, 365), addDays(TODAY, 395)), null],
    [from('', '2027-03-12'), 'entry_missing'],
    [from('2027-03-12', ''), 'departure_missing'],
    [from('', ''), 'entry_missing'],
    [from(TODAY, ''), 'departure_missing'],
    [from('2027-02-30', '2027-03-12'), 'entry_malformed'],
    [from(TODAY, '2027-3-12'), 'departure_malformed'],
    [from(addDays(TODAY, -1), addDays(TODAY, 2)), 'entry_past'],
    [from(addDays(TODAY, 366), addDays(TODAY, 367)), 'entry_too_far'],
    [from(TODAY, TODAY), 'departure_not_after_entry'],
    [from(addDays(TODAY, 3), addDays(TODAY, 1)), 'departure_not_after_entry'],
    [from(TODAY, addDays(TODAY, 31)), 'stay_too_long'],
  ] as const)('V-09 the problem of %o is %s (case 4)', (stay, problem) => {
    expect(stayProblem(stay, TODAY)).toBe(problem)
  })

  it('V-09 faultyDate names the date that a problem is about', () => {
    expect([faultyDate('entry_past'), faultyDate('stay_too_long')]).toEqual(['entry', 'departure'])
  })

  it('P-10 offers tonight, and moves departure when entry passes it', () => {
    expect(defaultStay('2027-04-30')).toEqual(from('2027-04-30', '2027-05-01'))
    expect(withEntry(from('2027-03-10', '2027-03-12'), '2027-03-11')).toEqual(
      from('2027-03-11', '2027-03-12'),
    )
    expect(withEntry(from('2027-03-10', '2027-03-12'), '2027-03-12')).toEqual(
      from('2027-03-12', '2027-03-13'),
    )
    expect(withEntry(from('2027-03-10', '2027-03-12'), '')).toEqual(from('', '2027-03-12'))
  })
})

describe('changedStayProblem', () => {
  const before = { entry: '2027-03-08', departure: '2027-03-12' }
  const today = '2027-03-10'

  it.each([
    ['stays longer', '2027-03-08', '2027-03-15', null],
    ['departs today', '2027-03-08', '2027-03-10', null],
    ['departs yesterday', '2027-03-08', '2027-03-09', 'departure_past'],
    ['moves the entry to another past day', '2027-03-09', '2027-03-12', 'entry_past'],
    ['moves the entry to a later day', '2027-03-20', '2027-03-22', null],
    ['departs on the day of its entry', '2027-03-08', '2027-03-08', 'departure_not_after_entry'],
    ['stays 30 nights from today on', '2027-03-08', '2027-04-09', null],
    ['stays 31 nights from today on', '2027-03-08', '2027-04-10', 'rest_too_long'],
    ['moves the entry to more than a year ahead', '2028-03-11', '2028-03-12', 'entry_too_far'],
    ['moves the entry to an invalid date', '2027-02-30', '2027-03-12', 'entry_malformed'],
  ])('V-09 a guest who has arrived and %s', (_, entry, departure, problem) => {
    expect(changedStayProblem({ entry, departure }, { before, today })).toBe(problem)
  })

  it.each([
    ['tonight', '2027-03-11', null],
    ['to 90 nights in all', '2027-04-04', null],
    ['beyond 90 nights in all', '2027-04-05', 'rest_too_long'],
  ])(
    'D-07 a guest who stayed longer than the longest booking may remain until %s',
    (_, departure, problem) => {
      const entry = '2027-01-04'
      const overdue = { entry, departure: addDays(entry, 30) }
      expect(changedStayProblem({ entry, departure }, { before: overdue, today })).toBe(problem)
    },
  )

  it('V-09 applies the rules of a new stay before the stay has begun', () => {
    const stay = { entry: '2027-03-09', departure: '2027-03-12' }
    const coming = { entry: '2027-03-11', departure: '2027-03-12' }
    expect(changedStayProblem(stay, { before: coming, today })).toBe('entry_past')
    expect(changedStayProblem({ ...stay, entry: today }, { before: coming, today })).toBeNull()
  })
})
