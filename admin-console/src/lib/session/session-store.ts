import { readClaims, type SessionClaims } from './session-claims.ts'

/** The one key of local storage. */
export const TOKEN_KEY = 'lodge.staff-token'

/**
 * Left in the token's place when the server refused it: so another tab can tell a session that ran out, where its page
 * stays, from a sign-out, where it goes.
 */
const LAPSED = ''

/** A timer of the browser takes no longer wait than this, in milliseconds. */
const LONGEST_WAIT_MS = 2_147_483_647

/**
 * `none`: nobody is signed in. `active`: somebody is. `lapsed`: somebody was, and what they had open stays open until they
 * sign in again.
 */
export type Session =
  | { status: 'none' }
  | ({ status: 'active'; token: string } & SessionClaims)
  | { status: 'lapsed'; username: string }

/** What a session needs from its browser. */
export type SessionSurroundings = {
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  /** Epoch milliseconds. */
  now: () => number
  /** Runs `deed` after `wait` milliseconds; what it gives back calls that off. */
  afterWait: (wait: number, deed: () => void) => () => void
}

const NONE: Session = { status: 'none' }

/** the session of this tab, in step with the token in storage and with the clock. */
export function createSessionStore({ storage, now, afterWait }: SessionSurroundings) {
  const listeners = new Set<() => void>()
  let stopWaiting = () => {}
  let current = activeFrom(storage.getItem(TOKEN_KEY)) ?? NONE
  waitForEnd()

  function activeFrom(token: string | null): Session | null {
    const claims = token ? readClaims(token) : null
    return token && claims && claims.expiresAt > now() ? { status: 'active', token, ...claims } : null
  }

  function become(next: Session): void {
    current = next
    waitForEnd()
    for (const tell of listeners) tell()
  }

  function waitForEnd(): void {
    stopWaiting()
    if (current.status !== 'active') return
    stopWaiting = afterWait(Math.min(current.expiresAt - now(), LONGEST_WAIT_MS), checkTime)
  }

  /** Ends a session whose time is over; for when the timer fires, and when a sleeping computer wakes. */
  function checkTime(): void {
    if (current.status !== 'active') return
    if (current.expiresAt > now()) waitForEnd()
    else become(lapsedFrom(current))
  }

  return {
    current: (): Session => current,
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    checkTime,
    /** The token to send, or null when there is none that still holds. */
    token(): string | null {
      checkTime()
      return current.status === 'active' ? current.token : null
    },
    /** Keeps a new token. Whether it holds: by a clock that is wrong it may be over already. */
    start(token: string): boolean {
      const next = activeFrom(token)
      if (next === null) return false
      storage.setItem(TOKEN_KEY, token)
      become(next)
      return true
    },
    signOut(): void {
      storage.removeItem(TOKEN_KEY)
      become(NONE)
    },
    /** The server refused `token`. An answer to an older token says nothing about the one of now. */
    lapse(token: string): void {
      if (current.status !== 'active' || current.token !== token) return
      storage.setItem(TOKEN_KEY, LAPSED)
      become(lapsedFrom(current))
    },
    /** Another tab changed what is stored. */
    followStorage(): void {
      const stored = storage.getItem(TOKEN_KEY)
      if (stored === null) become(NONE)
      else become(activeFrom(stored) ?? lapsedFrom(current))
    },
  }
}

export type SessionStore = ReturnType<typeof createSessionStore>

const lapsedFrom = (session: Session): Session =>
  session.status === 'none' ? NONE : { status: 'lapsed', username: session.username }
