import { describe, expect, it } from 'vitest'
import { hasStayBegun } from './check-in.ts'

describe('hasStayBegun', () => {
  it.each([
    ['the evening before', '2027-03-09T23:59:59-05:00', false],
    ['at the start of its day', '2027-03-10T00:00:00-05:00', false],
    ['at 13:59 of its day', '2027-03-10T13:59:59.999-05:00', false],
    ['at 14:00 of its day', '2027-03-10T14:00:00-05:00', true],
    ['late on its day, when UTC is on the next', '2027-03-10T23:59:00-05:00', true],
    ['the morning after', '2027-03-11T08:00:00-05:00', true],
  ])('B-12, P-08, W-03 %s: %s is %s', (_, instant, hasBegun) => {
    expect(hasStayBegun('2027-03-10', Date.parse(instant))).toBe(hasBegun)
  })
})
