import { describe, expect, it } from 'vitest'
import { untilFirstEnd } from './until-first-end.ts'

const NOW = Date.parse('2027-01-01T12:00:00.000Z')

describe('untilFirstEnd', () => {
  it.each([
    ['never without holds', [{ until: null }], false],
    ['after the end of the only hold', [{ until: '2027-01-01T12:10:00.000Z' }, { until: null }], 601_000],
    [
      'after the first of two',
      [{ until: '2027-01-01T12:10:00.000Z' }, { until: '2027-01-01T12:01:00.000Z' }],
      61_000,
    ],
    [
      'not at once if the hold seems over, since the clock may be wrong',
      [{ until: '2027-01-01T11:00:00.000Z' }],
      15_000,
    ],
  ])('P-16 repeats a search %s', (_name, rooms, expected) => {
    expect(untilFirstEnd(rooms, NOW)).toBe(expected)
  })
})
