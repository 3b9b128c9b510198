import { expect, it } from 'vitest'
import { nightRanges } from './night-ranges.ts'

it('A-07 nightRanges joins consecutive nights, across the end of a month too', () => {
  expect(nightRanges([])).toEqual([])
  expect(nightRanges(['2027-02-27', '2027-02-28', '2027-03-01', '2027-03-03'])).toEqual([
    { first: '2027-02-27', last: '2027-03-01' },
    { first: '2027-03-03', last: '2027-03-03' },
  ])
})
