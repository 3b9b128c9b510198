import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { HEAD_START_MS, waitForHeadStart } from './head-start.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** How long it waits for what is asked, in milliseconds. */
async function waited(asked: Promise<unknown>): Promise<number> {
  const began = Date.now()
  const over = waitForHeadStart(asked).then(() => Date.now() - began)
  await vi.advanceTimersByTimeAsync(60_000)
  return over
}

const after = (ms: number): Promise<void> => new Promise((end) => setTimeout(end, ms))

it('W-05 waits for an answer that comes soon, and no longer for one that does not', async () => {
  expect(await waited(after(40))).toBe(40)
  expect(await waited(after(5_000))).toBe(HEAD_START_MS)
})

it('W-05, E-01 takes a refusal for an end, whenever it comes', async () => {
  const refusedAfter = async (ms: number) => {
    await after(ms)
    throw new Error('No hay conexión')
  }
  expect(await waited(refusedAfter(40))).toBe(40)
  expect(await waited(refusedAfter(5_000))).toBe(HEAD_START_MS)
})
