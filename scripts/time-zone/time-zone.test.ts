import { expect, it } from 'vitest'

it('W-03 runs these tests in Auckland, a day ahead of Lima for most of the day', () => {
  const noonInLima = new Date('2026-11-28T17:00:00Z')
  expect(noonInLima.getDate()).toBe(29)
})
