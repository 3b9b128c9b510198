import { HOUR_MS } from 'shared-ui/rules/dates/durations'
import { describe, expect, it, vi } from 'vitest'
import { unsignedToken } from '../../../test/unsigned-token.ts'
import { SessionStore, TOKEN_KEY } from './session-store.ts'

const NOON = Date.parse('2026-11-28T17:00:00Z')
const tokenUntil = (instant: number, username = 'recepcion') =>
  unsignedToken({ exp: instant / 1000, username })
const GOOD = tokenUntil(NOON + HOUR_MS)

/** A browser with a storage that its tabs share and a clock that only moves when the test moves it. */
function browser(stored?: string) {
  const storage = new Map(stored === undefined ? [] : [[TOKEN_KEY, stored]])
  const waits = new Set<{ until: number; action: () => void }>()
  let now = NOON
  const openTab = () =>
    new SessionStore({
      storage: {
        getItem: (key) => storage.get(key) ?? null,
        setItem: (key, value) => void storage.set(key, value),
        removeItem: (key) => void storage.delete(key),
      },
      now: () => now,
      afterWait: (wait, action) => {
        const waiting = { until: now + wait, action }
        waits.add(waiting)
        return () => waits.delete(waiting)
      },
    })
  /** Moves the clock without firing timers, as when the computer sleeps. */
  const sleep = (duration: number) => {
    now += duration
  }
  const pass = (duration: number) => {
    sleep(duration)
    for (const waiting of [...waits].filter(({ until }) => until <= now)) {
      waits.delete(waiting)
      waiting.action()
    }
  }
  return { openTab, sleep, pass, waits, stored: () => storage.get(TOKEN_KEY) }
}

describe('SessionStore in one tab', () => {
  it('A-02 is active if the stored token has not expired', () => {
    expect(browser(GOOD).openTab().current()).toEqual({
      status: 'active',
      token: GOOD,
      username: 'recepcion',
      name: 'recepcion',
      expiresAt: NOON + HOUR_MS,
    })
  })

  it.each([
    ['the token is missing', undefined],
    ['its exp is past', tokenUntil(NOON - 1000)],
    ['its exp is now', tokenUntil(NOON)],
    ['the token is malformed', 'abc'],
    ['the token is empty', ''],
    ['it has no exp', unsignedToken({ username: 'recepcion' })],
    ['its exp is a string', unsignedToken({ exp: '1795860707', username: 'recepcion' })],
    ['it has no username', unsignedToken({ exp: NOON / 1000 + 60 })],
  ])('A-02 is none if %s', (_, stored) => {
    const tab = browser(stored).openTab()
    expect(tab.current()).toEqual({ status: 'none' })
    expect(tab.token()).toBeNull()
  })

  it('A-02 stores the token of a sign-in for the next page', () => {
    const lodge = browser()
    expect(lodge.openTab().start(GOOD)).toBe(true)
    expect(lodge.stored()).toBe(GOOD)
    expect(lodge.openTab().token()).toBe(GOOD)
  })

  it('A-02 does not store a token that has expired by the local clock', () => {
    const lodge = browser()
    expect(lodge.openTab().start(tokenUntil(NOON - 1000))).toBe(false)
    expect(lodge.stored()).toBeUndefined()
  })

  it('A-02 removes the token on sign-out', () => {
    const lodge = browser(GOOD)
    const tab = lodge.openTab()
    tab.signOut()
    expect(tab.current()).toEqual({ status: 'none' })
    expect(lodge.stored()).toBeUndefined()
    expect(lodge.waits.size).toBe(0)
  })

  it('A-02 ends the session on the server with a sign-out, and not when it had ended there', () => {
    const endOnServer = vi.fn()
    const tab = () =>
      new SessionStore({
        storage: { getItem: () => GOOD, setItem: () => {}, removeItem: () => {} },
        now: () => NOON,
        afterWait: () => () => {},
        endOnServer,
      })
    tab().signOut()
    expect(endOnServer).toHaveBeenCalledExactlyOnceWith(GOOD)
    const lapsed = tab()
    lapsed.lapse(GOOD, 'ended')
    lapsed.signOut()
    expect(endOnServer).toHaveBeenCalledOnce()
  })

  it('A-02 lapses when the token expires, and notifies listeners', () => {
    const lodge = browser(GOOD)
    const tab = lodge.openTab()
    const listener = vi.fn()
    tab.subscribe(listener)
    lodge.pass(HOUR_MS - 1000)
    expect(tab.current().status).toBe('active')
    lodge.pass(1000)
    expect(tab.current()).toMatchObject({ status: 'lapsed', username: 'recepcion' })
    expect(listener).toHaveBeenCalledOnce()
  })

  it('A-02 sends no token that expired while the computer slept', () => {
    const lodge = browser(GOOD)
    const tab = lodge.openTab()
    lodge.sleep(2 * HOUR_MS)
    expect(tab.token()).toBeNull()
    expect(tab.current().status).toBe('lapsed')
  })

  it('A-02 waits for an expiry beyond the longest timer', () => {
    const lodge = browser(tokenUntil(NOON + 60 * 24 * HOUR_MS))
    const tab = lodge.openTab()
    lodge.pass(30 * 24 * HOUR_MS)
    expect(tab.current().status).toBe('active')
    lodge.pass(30 * 24 * HOUR_MS)
    expect(tab.current().status).toBe('lapsed')
  })

  it('A-02 lapses on a 401 response, and the next page starts without a session', () => {
    const lodge = browser(GOOD)
    const tab = lodge.openTab()
    tab.lapse(GOOD)
    expect(tab.current()).toMatchObject({ status: 'lapsed', username: 'recepcion' })
    expect(lodge.openTab().current()).toEqual({ status: 'none' })
  })

  it('A-02 exposes the name of the member and whether the server ended the session', () => {
    const token = unsignedToken({ exp: NOON / 1000 + 60, username: 'recepcion', name: 'Julia Mamani' })
    const tab = browser(token).openTab()
    expect(tab.current()).toMatchObject({ username: 'recepcion', name: 'Julia Mamani' })
    tab.lapse(token, 'ended')
    expect(tab.current()).toEqual({
      status: 'lapsed',
      username: 'recepcion',
      name: 'Julia Mamani',
      cause: 'ended',
    })
  })

  it('A-02 ignores a late 401 for an older token', () => {
    const lodge = browser(GOOD)
    const tab = lodge.openTab()
    const newer = tokenUntil(NOON + 2 * HOUR_MS)
    tab.start(newer)
    tab.lapse(GOOD)
    expect(tab.token()).toBe(newer)
  })
})

describe('SessionStore in two tabs', () => {
  const twoTabs = () => {
    const lodge = browser(GOOD)
    return { lodge, here: lodge.openTab(), there: lodge.openTab() }
  }

  it('A-02 signs out both tabs', () => {
    const { here, there } = twoTabs()
    here.signOut()
    there.followStorage()
    expect(there.current()).toEqual({ status: 'none' })
  })

  it('A-02 lapses both tabs, which keep their pages, and restores both', () => {
    const { here, there } = twoTabs()
    here.lapse(GOOD)
    there.followStorage()
    expect(there.current()).toMatchObject({ status: 'lapsed', username: 'recepcion' })
    const newer = tokenUntil(NOON + 2 * HOUR_MS)
    here.start(newer)
    there.followStorage()
    expect(there.token()).toBe(newer)
  })

  it('A-02 signs in both tabs', () => {
    const lodge = browser()
    const [here, there] = [lodge.openTab(), lodge.openTab()]
    here.start(GOOD)
    there.followStorage()
    expect(there.token()).toBe(GOOD)
  })

  it('A-02 stays signed out in a tab without a session when the other lapses', () => {
    const lodge = browser()
    const [here, there] = [lodge.openTab(), lodge.openTab()]
    here.start(GOOD)
    here.lapse(GOOD)
    there.followStorage()
    expect(there.current()).toEqual({ status: 'none' })
  })
})
