import { eachDay } from 'shared-ui/rules/dates/calendar-date'
import { expect, it } from 'vitest'
import { isWeekend } from './weekend.ts'

it('W-03 isWeekend is true for Saturdays and Sundays, before and after the reference day', () => {
  const weekends = eachDay('2026-11-19', '2026-12-08').filter(isWeekend)
  expect(weekends).toEqual([
    '2026-11-21',
    '2026-11-22',
    '2026-11-28',
    '2026-11-29',
    '2026-12-05',
    '2026-12-06',
  ])
  expect(eachDay('2028-02-26', '2028-03-04').filter(isWeekend)).toEqual([
    '2028-02-26',
    '2028-02-27',
    '2028-03-04',
  ])
})
