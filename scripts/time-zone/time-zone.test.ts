import { expect, it } from 'vitest'

it('W-03 unit tests run in the time zone of Auckland, where it is mostly a day later than in Lima', () => {
  const noonInLima = new Date('2026-11-28T17:00:00Z')
  expect(noonInLima.getDate()).toBe(29)
})
