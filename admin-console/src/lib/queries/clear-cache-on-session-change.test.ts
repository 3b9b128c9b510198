import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import { unsignedToken } from '../../../test/unsigned-token.ts'
import { SessionStore } from '../session/session-store.ts'
import { clearCacheOnSessionChange } from './clear-cache-on-session-change.ts'

const NOW = Date.parse('2026-11-28T17:00:00Z')
const tokenOf = (username: string) => unsignedToken({ exp: NOW / 1000 + 3600, username })

function signedIn() {
  const stored = new Map<string, string>()
  const session = new SessionStore({
    storage: {
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, value) => void stored.set(key, value),
      removeItem: (key) => void stored.delete(key),
    },
    now: () => NOW,
    afterWait: () => () => {},
  })
  session.start(tokenOf('recepcion'))
  const queryClient = new QueryClient()
  clearCacheOnSessionChange(queryClient, session)
  queryClient.setQueryData(['reservations'], ['Quispe'])
  return { session, queryClient }
}

describe('the query cache across session changes', () => {
  it('A-02 is cleared on sign-out', () => {
    const { session, queryClient } = signedIn()
    session.signOut()
    expect(queryClient.getQueryData(['reservations'])).toBeUndefined()
  })

  it('A-02 is retained while the session is lapsed, and invalidated after sign-in', () => {
    const { session, queryClient } = signedIn()
    session.lapse(tokenOf('recepcion'))
    expect(queryClient.getQueryData(['reservations'])).toEqual(['Quispe'])
    expect(queryClient.getQueryState(['reservations'])?.isInvalidated).toBe(false)
    session.start(tokenOf('otra'))
    expect(queryClient.getQueryState(['reservations'])?.isInvalidated).toBe(true)
  })
})
