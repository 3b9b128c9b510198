import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { withinPageTimeout, withinTimeout } from './network-timeout.ts'

const page = (status = 200) =>
  new Response('<h1>Molle</h1>', { status, headers: { 'content-type': 'text/html' } })
const never = new Promise<Response>(() => {})

/** Whether `waiting` is settled after so many milliseconds. */
async function isSettledAfter(waiting: Promise<unknown>, milliseconds: number): Promise<boolean> {
  let isOver = false
  void waiting.then(() => (isOver = true))
  await vi.advanceTimersByTimeAsync(milliseconds)
  return isOver
}

beforeEach(async () => {
  vi.useFakeTimers()
  await withinTimeout(Promise.resolve(page()))
})
afterEach(() => vi.useRealTimers())

describe('network timeouts of the service worker', () => {
  it('P-07 returns any response below 500, including 404', async () => {
    for (const status of [200, 304, 404]) {
      const response = status === 304 ? new Response(null, { status }) : page(status)
      expect(await withinTimeout(Promise.resolve(response))).toBe(response)
    }
  })

  it('P-07, C-01 returns an error response of the lodge, but not one of a proxy', async () => {
    const own = Response.json({ errorMessage: 'x' }, { status: 503 })
    expect(await withinTimeout(Promise.resolve(own))).toBe(own)
    expect(await withinTimeout(Promise.resolve(page(502)))).toBeUndefined()
  })

  it('P-07 gives up at once on a network error and after three seconds without a response', async () => {
    expect(await isSettledAfter(withinPageTimeout(never), 2999)).toBe(false)
    expect(await isSettledAfter(withinPageTimeout(never), 3000)).toBe(true)
    await expect(withinPageTimeout(Promise.reject(new TypeError('Failed to fetch')))).resolves.toBeUndefined()
  })

  it('P-07 shortens the timeout of requests after a failure, until the network responds again', async () => {
    expect(await isSettledAfter(withinTimeout(never), 2999)).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(await isSettledAfter(withinTimeout(never), 500)).toBe(true)
    expect(await isSettledAfter(withinPageTimeout(never), 2999)).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    await withinTimeout(Promise.resolve(page()))
    expect(await isSettledAfter(withinTimeout(never), 2999)).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
  })
})
