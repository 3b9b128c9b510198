import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { LOADER_WAIT_MS, waitBriefly } from './prefetch.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** Returns how long `waitBriefly` waits for a request, in ms. */
async function timeWaited(request: Promise<unknown>): Promise<number> {
  const began = Date.now()
  const elapsed = waitBriefly(request).then(() => Date.now() - began)
  await vi.advanceTimersByTimeAsync(60_000)
  return elapsed
}

const sleep = (ms: number): Promise<void> => new Promise((end) => setTimeout(end, ms))

it('W-05 waitBriefly waits for a fast response and no longer than the limit for a slow one', async () => {
  expect(await timeWaited(sleep(40))).toBe(40)
  expect(await timeWaited(sleep(5_000))).toBe(LOADER_WAIT_MS)
})

it('W-05, E-01 waitBriefly resolves when the request fails, early or late', async () => {
  const refusedAfter = async (ms: number) => {
    await sleep(ms)
    throw new Error('No hay conexión')
  }
  expect(await timeWaited(refusedAfter(40))).toBe(40)
  expect(await timeWaited(refusedAfter(5_000))).toBe(LOADER_WAIT_MS)
})
