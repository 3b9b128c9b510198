import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { lookAgain } from './look-again.ts'
import { SessionStore } from './session-store.ts'
import { unsignedToken } from './unsigned-token.ts'

const NOON = Date.parse('2026-11-28T17:00:00Z')
const KEY = ['inbox']
const TOKEN = unsignedToken({ exp: NOON / 1000 + 3600, username: 'recepcion' })

/** Somebody signed in, on a page that shows what `call` answers. */
async function signedIn(call: () => Promise<unknown>) {
  const session = new SessionStore({
    storage: { getItem: () => TOKEN, setItem: () => {}, removeItem: () => {} },
    now: Date.now,
    afterWait: () => () => {},
  })
  const answers = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const page = new QueryObserver(answers, { queryKey: KEY, queryFn: call })
  const leave = page.subscribe(() => {})
  await vi.waitFor(() => expect(answers.isFetching()).toBe(0))
  const comeBackAfter = async (wait: number) => {
    vi.setSystemTime(Date.now() + wait)
    lookAgain(answers, KEY, session)()
    await vi.waitFor(() => expect(answers.isFetching()).toBe(0))
  }
  return { session, leave, comeBackAfter }
}

describe('coming back to a page that only shows what is already here', () => {
  beforeEach(() => void vi.useFakeTimers({ now: NOON, toFake: ['Date'] }))
  afterEach(() => void vi.useRealTimers())

  it('A-02 asks the server whether the session still holds, at most once a minute, and answered or not', async () => {
    const call = vi.fn(async (): Promise<unknown> => ({}))
    const { leave, comeBackAfter } = await signedIn(call)
    await comeBackAfter(59_000)
    expect(call).toHaveBeenCalledTimes(1)
    call.mockRejectedValue(new Error('no line'))
    await comeBackAfter(1_000)
    expect(call).toHaveBeenCalledTimes(2)
    await comeBackAfter(30_000)
    expect(call).toHaveBeenCalledTimes(2)
    await comeBackAfter(30_000)
    expect(call).toHaveBeenCalledTimes(3)
    leave()
  })

  it('A-02 asks nothing once the session is over', async () => {
    const call = vi.fn(async () => ({}))
    const { session, leave, comeBackAfter } = await signedIn(call)
    session.lapse(TOKEN, 'ended')
    await comeBackAfter(3_600_000)
    expect(call).toHaveBeenCalledTimes(1)
    leave()
  })
})
