import { HOUR_MS, SECOND_MS } from 'shared-ui/rules/dates/durations'
import { describe, expect, it } from 'vitest'
import { retryDelay } from './retry-delays.ts'

describe('retryDelay', () => {
  it.each([
    [1, 10 * SECOND_MS],
    [2, 60 * SECOND_MS],
    [6, 6 * HOUR_MS],
    [19, 6 * HOUR_MS],
  ])('B-11 waits longer after each failed mail: failure %i, %i ms', (failures, delay) => {
    expect(retryDelay(failures)).toBe(delay)
  })

  it('B-11 gives up a mail after its twentieth failure', () => {
    expect(retryDelay(20)).toBeNull()
  })
})
