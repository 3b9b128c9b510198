import { describe, expect, it, vi } from 'vitest'
import { SessionStore, TOKEN_KEY } from './session-store.ts'
import { unsignedToken } from './unsigned-token.ts'

const NOON = Date.parse('2026-11-28T17:00:00Z')
const HOUR_MS = 3_600_000
const tokenUntil = (instant: number, username = 'recepcion') =>
  unsignedToken({ exp: instant / 1000, username })
const GOOD = tokenUntil(NOON + HOUR_MS)

/** One browser: a storage that its tabs share, and a clock that only moves when it is told to. */
function browser(stored?: string) {
  const kept = new Map(stored === undefined ? [] : [[TOKEN_KEY, stored]])
  const waits = new Set<{ until: number; action: () => void }>()
  let now = NOON
  const openTab = () =>
    new SessionStore({
      storage: {
        getItem: (key) => kept.get(key) ?? null,
        setItem: (key, value) => void kept.set(key, value),
        removeItem: (key) => void kept.delete(key),
      },
      now: () => now,
      afterWait: (wait, action) => {
        const waiting = { until: now + wait, action }
        waits.add(waiting)
        return () => waits.delete(waiting)
      },
    })
  /** The clock goes on while the computer sleeps: no timer fires. */
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
  return { openTab, sleep, pass, waits, stored: () => kept.get(TOKEN_KEY) }
}

describe('the session of a tab', () => {
  it('A-02 is valid when the stored token exists and its exp is ahead', () => {
    expect(browser(GOOD).openTab().current()).toEqual({
      status: 'active',
      token: GOOD,
      username: 'recepcion',
      name: 'recepcion',
      expiresAt: NOON + HOUR_MS,
    })
  })

  it.each([
    ['there is no token', undefined],
    ['its exp is past', tokenUntil(NOON - 1000)],
    ['its exp is this very moment', tokenUntil(NOON)],
    ['it is no token', 'abc'],
    ['it is empty', ''],
    ['it has no exp', unsignedToken({ username: 'recepcion' })],
    ['its exp is a text', unsignedToken({ exp: '1795860707', username: 'recepcion' })],
    ['it has no username', unsignedToken({ exp: NOON / 1000 + 60 })],
  ])('A-02 is none when %s', (_, stored) => {
    const tab = browser(stored).openTab()
    expect(tab.current()).toEqual({ status: 'none' })
    expect(tab.token()).toBeNull()
  })

  it('A-02 keeps the token of a sign-in, and the next page finds it', () => {
    const lodge = browser()
    expect(lodge.openTab().start(GOOD)).toBe(true)
    expect(lodge.stored()).toBe(GOOD)
    expect(lodge.openTab().token()).toBe(GOOD)
  })

  it('A-02 does not keep a token that by this clock is over', () => {
    const lodge = browser()
    expect(lodge.openTab().start(tokenUntil(NOON - 1000))).toBe(false)
    expect(lodge.stored()).toBeUndefined()
  })

  it('A-02 forgets the token on signing out', () => {
    const lodge = browser(GOOD)
    const tab = lodge.openTab()
    tab.signOut()
    expect(tab.current()).toEqual({ status: 'none' })
    expect(lodge.stored()).toBeUndefined()
    expect(lodge.waits.size).toBe(0)
  })

  it('A-02 lapses when its time runs out, and tells so', () => {
    const lodge = browser(GOOD)
    const tab = lodge.openTab()
    const told = vi.fn()
    tab.subscribe(told)
    lodge.pass(HOUR_MS - 1000)
    expect(tab.current().status).toBe('active')
    lodge.pass(1000)
    expect(tab.current()).toMatchObject({ status: 'lapsed', username: 'recepcion' })
    expect(told).toHaveBeenCalledOnce()
  })

  it('A-02 sends no token whose time ran out while the computer slept', () => {
    const lodge = browser(GOOD)
    const tab = lodge.openTab()
    lodge.sleep(2 * HOUR_MS)
    expect(tab.token()).toBeNull()
    expect(tab.current().status).toBe('lapsed')
  })

  it('A-02 waits on for an end that is further off than a timer can wait', () => {
    const lodge = browser(tokenUntil(NOON + 60 * 24 * HOUR_MS))
    const tab = lodge.openTab()
    lodge.pass(30 * 24 * HOUR_MS)
    expect(tab.current().status).toBe('active')
    lodge.pass(30 * 24 * HOUR_MS)
    expect(tab.current().status).toBe('lapsed')
  })

  it('A-02 lapses on an answer of 401, and the next page starts without a session', () => {
    const lodge = browser(GOOD)
    const tab = lodge.openTab()
    tab.lapse(GOOD)
    expect(tab.current()).toMatchObject({ status: 'lapsed', username: 'recepcion' })
    expect(lodge.openTab().current()).toEqual({ status: 'none' })
  })

  it('A-02 tells whose it was by their own name, and whether the server ended it', () => {
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

  it('A-02 does not take a late 401 to an older token for its own', () => {
    const lodge = browser(GOOD)
    const tab = lodge.openTab()
    const newer = tokenUntil(NOON + 2 * HOUR_MS)
    tab.start(newer)
    tab.lapse(GOOD)
    expect(tab.token()).toBe(newer)
  })
})

describe('the sessions of two tabs', () => {
  const twoTabs = () => {
    const lodge = browser(GOOD)
    return { lodge, here: lodge.openTab(), there: lodge.openTab() }
  }

  it('A-02 sign out together', () => {
    const { here, there } = twoTabs()
    here.signOut()
    there.followStorage()
    expect(there.current()).toEqual({ status: 'none' })
  })

  it('A-02 lapse together, each keeping its page, and come back together', () => {
    const { here, there } = twoTabs()
    here.lapse(GOOD)
    there.followStorage()
    expect(there.current()).toMatchObject({ status: 'lapsed', username: 'recepcion' })
    const newer = tokenUntil(NOON + 2 * HOUR_MS)
    here.start(newer)
    there.followStorage()
    expect(there.token()).toBe(newer)
  })

  it('A-02 come in together', () => {
    const lodge = browser()
    const [here, there] = [lodge.openTab(), lodge.openTab()]
    here.start(GOOD)
    there.followStorage()
    expect(there.token()).toBe(GOOD)
  })

  it('A-02 show nothing where nobody was, when the other lapses', () => {
    const lodge = browser()
    const [here, there] = [lodge.openTab(), lodge.openTab()]
    here.start(GOOD)
    here.lapse(GOOD)
    there.followStorage()
    expect(there.current()).toEqual({ status: 'none' })
  })
})
