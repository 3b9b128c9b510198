import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { withinPageTimeout, withinTimeout } from './line.ts'

const page = (status = 200) =>
  new Response('<h1>Molle</h1>', { status, headers: { 'content-type': 'text/html' } })
const never = new Promise<Response>(() => {})

/** Whether something has been given up after so long. */
async function isGivenUpAfter(waiting: Promise<unknown>, milliseconds: number): Promise<boolean> {
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

describe('a worker that waits for the line', () => {
  it('P-07 takes what it answers, a page that is not there too', async () => {
    for (const status of [200, 304, 404]) {
      const answer = status === 304 ? new Response(null, { status }) : page(status)
      expect(await withinTimeout(Promise.resolve(answer))).toBe(answer)
    }
  })

  it('P-07, C-01 takes what the lodge says itself for an answer, and not what stands before it', async () => {
    const own = Response.json({ errorMessage: 'x' }, { status: 503 })
    expect(await withinTimeout(Promise.resolve(own))).toBe(own)
    expect(await withinTimeout(Promise.resolve(page(502)))).toBeUndefined()
  })

  it('P-07 gives up at once where it fails, and after three seconds where it says nothing', async () => {
    expect(await isGivenUpAfter(withinPageTimeout(never), 2999)).toBe(false)
    expect(await isGivenUpAfter(withinPageTimeout(never), 3000)).toBe(true)
    await expect(withinPageTimeout(Promise.reject(new TypeError('Failed to fetch')))).resolves.toBeUndefined()
  })

  it('P-07 does not wait as long again for what a page asks for, until the line has carried something', async () => {
    expect(await isGivenUpAfter(withinTimeout(never), 2999)).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(await isGivenUpAfter(withinTimeout(never), 500)).toBe(true)
    expect(await isGivenUpAfter(withinPageTimeout(never), 2999)).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    await withinTimeout(Promise.resolve(page()))
    expect(await isGivenUpAfter(withinTimeout(never), 2999)).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
  })
})
