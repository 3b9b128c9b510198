import { describe, expect, it } from 'vitest'
import { announcedMinutes, secondsLeft } from './time-left.ts'

describe('secondsLeft', () => {
  it.each([
    [10_000, 0, 10],
    [10_000, 9_001, 1],
    [10_000, 10_000, 0],
    [10_000, 99_000, 0],
  ])('B-08 until %i from %i there are %i seconds', (expiresAt, now, seconds) => {
    expect(secondsLeft(expiresAt, now)).toBe(seconds)
  })
})

describe('announcedMinutes', () => {
  it.each([
    [301, undefined],
    [300, 5],
    [291, 5],
    [290, undefined],
    [61, undefined],
    [60, 1],
    [50, undefined],
    [0, undefined],
  ])('B-08 with %i seconds left announces %s', (seconds, minutes) => {
    expect(announcedMinutes(seconds)).toBe(minutes)
  })
})
