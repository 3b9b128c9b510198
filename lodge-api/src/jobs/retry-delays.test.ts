import { describe, expect, it } from 'vitest'
import { retryDelay } from './retry-delays.ts'

const SECONDS = 1_000
const HOURS = 3_600_000

describe('retryDelay', () => {
  it.each([
    [1, 10 * SECONDS],
    [2, 60 * SECONDS],
    [6, 6 * HOURS],
    [19, 6 * HOURS],
  ])('B-11 waits longer after each failed mail: failure %i, %i ms', (failures, delay) => {
    expect(retryDelay(failures)).toBe(delay)
  })

  it('B-11 gives up a mail after its twentieth failure', () => {
    expect(retryDelay(20)).toBeNull()
  })
})
