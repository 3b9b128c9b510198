import { expect, it } from 'vitest'
import { isLateArrival } from './late-arrival.ts'

it.each([
  ['at 19:59 of its day', '2027-03-10T19:59:59.999-05:00', false],
  ['at 20:00 of its day', '2027-03-10T20:00:00-05:00', true],
  ['late on its day, when UTC has the next', '2027-03-10T23:59:00-05:00', true],
  ['the evening before', '2027-03-09T21:00:00-05:00', false],
  ['the day after', '2027-03-11T00:00:00-05:00', false],
])('M-08, W-03 late arrival %s (%s) is %s', (_, instant, isLate) => {
  expect(isLateArrival('2027-03-10', Date.parse(instant))).toBe(isLate)
})
