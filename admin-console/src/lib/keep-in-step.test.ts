import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import { clearCacheOnSessionChange } from './keep-in-step.ts'
import { SessionStore } from './session/session-store.ts'
import { unsignedToken } from './session/unsigned-token.ts'

const NOW = Date.parse('2026-11-28T17:00:00Z')
const tokenOf = (username: string) => unsignedToken({ exp: NOW / 1000 + 3600, username })

function signedIn() {
  const kept = new Map<string, string>()
  const session = new SessionStore({
    storage: {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    },
    now: () => NOW,
    afterWait: () => () => {},
  })
  session.start(tokenOf('recepcion'))
  const answers = new QueryClient()
  clearCacheOnSessionChange(answers, session)
  answers.setQueryData(['reservations'], ['Quispe'])
  return { session, answers }
}

describe('the answers kept in a tab', () => {
  it('A-02 are forgotten on signing out', () => {
    const { session, answers } = signedIn()
    session.signOut()
    expect(answers.getQueryData(['reservations'])).toBeUndefined()
  })

  it('A-02 stay while a session is lapsed, and are asked for anew after it', () => {
    const { session, answers } = signedIn()
    session.lapse(tokenOf('recepcion'))
    expect(answers.getQueryData(['reservations'])).toEqual(['Quispe'])
    expect(answers.getQueryState(['reservations'])?.isInvalidated).toBe(false)
    session.start(tokenOf('otra'))
    expect(answers.getQueryState(['reservations'])?.isInvalidated).toBe(true)
  })
})
