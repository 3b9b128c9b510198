import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { unsignedToken } from '../../../test/unsigned-token.ts'
import { recheckSession } from './recheck-session.ts'
import { SessionStore } from './session-store.ts'

const NOON = Date.parse('2026-11-28T17:00:00Z')
const KEY = ['inbox']
const TOKEN = unsignedToken({ exp: NOON / 1000 + 3600, username: 'recepcion' })

/** A signed-in user on a page that shows the result of `request`. */
async function signedIn(request: () => Promise<unknown>) {
  const session = new SessionStore({
    storage: { getItem: () => TOKEN, setItem: () => {}, removeItem: () => {} },
    now: Date.now,
    afterWait: () => () => {},
  })
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const page = new QueryObserver(queryClient, { queryKey: KEY, queryFn: request })
  const leave = page.subscribe(() => {})
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0))
  const comeBackAfter = async (wait: number) => {
    vi.setSystemTime(Date.now() + wait)
    recheckSession(queryClient, KEY, session)()
    await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0))
  }
  return { session, leave, comeBackAfter }
}

describe('returning to a page whose data is already loaded', () => {
  beforeEach(() => void vi.useFakeTimers({ now: NOON, toFake: ['Date'] }))
  afterEach(() => void vi.useRealTimers())

  it('A-02 checks the session with the server at most once a minute, also if the request fails', async () => {
    const request = vi.fn(async (): Promise<unknown> => ({}))
    const { leave, comeBackAfter } = await signedIn(request)
    await comeBackAfter(59_000)
    expect(request).toHaveBeenCalledTimes(1)
    request.mockRejectedValue(new Error('no network'))
    await comeBackAfter(1_000)
    expect(request).toHaveBeenCalledTimes(2)
    await comeBackAfter(30_000)
    expect(request).toHaveBeenCalledTimes(2)
    await comeBackAfter(30_000)
    expect(request).toHaveBeenCalledTimes(3)
    leave()
  })

  it('A-02 sends no request once the session has ended', async () => {
    const request = vi.fn(async () => ({}))
    const { session, leave, comeBackAfter } = await signedIn(request)
    session.lapse(TOKEN, 'ended')
    await comeBackAfter(3_600_000)
    expect(request).toHaveBeenCalledTimes(1)
    leave()
  })
})
