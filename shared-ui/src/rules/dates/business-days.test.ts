import { describe, expect, it } from 'vitest'
import {
  addBusinessDays,
  complaintDueDate,
  complaintUrgency,
  easterSunday,
  isBusinessDay,
  isHoliday,
} from './business-days.ts'

describe('business days in Peru', () => {
  it.each([
    [2024, '2024-03-31'],
    [2025, '2025-04-20'],
    [2026, '2026-04-05'],
    [2027, '2027-03-28'],
    [2028, '2028-04-16'],
    [2038, '2038-04-25'],
    [2285, '2285-03-22'],
  ])('W-03 Easter of %i is on %s', (year, day) => {
    expect(easterSunday(year)).toBe(day)
  })

  it.each([
    ['New Year', '2027-01-01'],
    ['Maundy Thursday', '2027-03-25'],
    ['Good Friday', '2027-03-26'],
    ['Labour Day', '2027-05-01'],
    ['the Flag', '2027-06-07'],
    ['Peter and Paul', '2027-06-29'],
    ['the Air Force', '2027-07-23'],
    ['the first day of Fiestas Patrias', '2027-07-28'],
    ['the second day of Fiestas Patrias', '2027-07-29'],
    ['Junín', '2027-08-06'],
    ['Santa Rosa', '2027-08-30'],
    ['Angamos', '2027-10-08'],
    ['All Saints', '2027-11-01'],
    ['the Immaculate Conception', '2027-12-08'],
    ['Ayacucho', '2027-12-09'],
    ['Christmas', '2027-12-25'],
  ])('W-03 %s is a holiday', (_name, day) => {
    expect(isHoliday(day)).toBe(true)
    expect(isBusinessDay(day)).toBe(false)
  })

  it.each([
    ['a Wednesday', '2027-03-24', true],
    ['a Saturday', '2027-03-27', false],
    ['a Sunday', '2027-03-28', false],
    ['Easter Monday, which Peru works', '2027-03-29', true],
  ])('W-03 %s', (_name, day, works) => {
    expect(isBusinessDay(day)).toBe(works)
  })

  it.each([
    ['the day itself is not counted', '2027-03-01', 1, '2027-03-02'],
    ['Friday plus one is Monday', '2027-03-05', 1, '2027-03-08'],
    ['Holy Week is skipped', '2027-03-24', 1, '2027-03-29'],
    ['zero days return the day itself', '2027-03-06', 0, '2027-03-06'],
    ['over 29 February', '2028-02-28', 2, '2028-03-01'],
  ])('W-03 addBusinessDays: %s', (_name, from, count, to) => {
    expect(addBusinessDays(from, count)).toBe(to)
  })

  it.each([
    ['the whole time', '2027-03-01', '2027-03-22', 'left', 15],
    ['from one day to the next', '2027-03-04', '2027-03-05', 'left', 1],
    ['over a weekend', '2027-03-06', '2027-03-08', 'left', 1],
    ['over Holy Week', '2027-03-24', '2027-03-30', 'left', 2],
    ['on the day itself', '2027-03-22', '2027-03-22', 'due_today', 0],
    ['the day after', '2027-03-23', '2027-03-22', 'overdue', 1],
    ['on the weekend after', '2027-03-06', '2027-03-05', 'overdue', 0],
    ['over New Year', '2027-01-05', '2026-12-30', 'overdue', 3],
  ])('W-03 complaintUrgency: %s', (_name, today, due, state, days) => {
    expect(complaintUrgency(today, due)).toEqual({ state, days })
  })

  it.each([
    ['a plain March', '2027-03-01', '2027-03-22'],
    ['from a Saturday, over two holidays of December', '2026-11-28', '2026-12-22'],
    ['over Holy Week', '2027-03-10', '2027-04-02'],
    ['over Christmas into the next year', '2026-12-18', '2027-01-12'],
    ['over Fiestas Patrias', '2027-07-20', '2027-08-16'],
  ])('complaintDueDate is 15 business days later: %s', (_name, day, due) => {
    expect(complaintDueDate(day)).toBe(due)
  })
})
