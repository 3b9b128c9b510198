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

/** Why a session lapsed: its time was over, or the server ended it, for a new password or a deactivated account. */
export type LapseCause = 'time' | 'ended'

/**
 * `none`: nobody is signed in. `active`: somebody is. `lapsed`: somebody was, and what they had open stays open until they
 * sign in again.
 */
export type Session =
  | { status: 'none' }
  | ({ status: 'active'; token: string } & SessionClaims)
  | { status: 'lapsed'; username: string; name: string; cause: LapseCause }

/** What a session needs from its browser. */
export type SessionSurroundings = {
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  /** Epoch milliseconds. */
  now: () => number
  /** Runs `deed` after `wait` milliseconds; what it gives back calls that off. */
  afterWait: (wait: number, action: () => void) => () => void
}

const NONE: Session = { status: 'none' }

/** the session of a tab, in step with the token in storage and with the clock. */
export class SessionStore {
  readonly #around: SessionSurroundings
  readonly #listeners = new Set<() => void>()
  #stopWaiting = () => {}
  #session: Session

  constructor(around: SessionSurroundings) {
    this.#around = around
    this.#session = activeSession(around.storage.getItem(TOKEN_KEY), around.now()) ?? NONE
    this.#waitForEnd()
  }

  readonly current = (): Session => this.#session

  /** Calls `listener` after every change, until what this gives back is called. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** The token to send, or null when there is none that still holds. */
  token(): string | null {
    this.checkTime()
    return this.#session.status === 'active' ? this.#session.token : null
  }

  /** Keeps a new token. Whether it holds: by a clock that is wrong it may be over already. */
  start(token: string): boolean {
    const session = activeSession(token, this.#around.now())
    if (session === null) return false
    this.#around.storage.setItem(TOKEN_KEY, token)
    this.#become(session)
    return true
  }

  readonly signOut = (): void => {
    this.#around.storage.removeItem(TOKEN_KEY)
    this.#become(NONE)
  }

  /** The server refused `token`. An answer to an older token says nothing about the one of now. */
  lapse(token: string, cause: LapseCause = 'time'): void {
    if (this.#session.status !== 'active' || this.#session.token !== token) return
    this.#around.storage.setItem(TOKEN_KEY, LAPSED)
    this.#become(lapsedFrom(this.#session, cause))
  }

  /** Ends a session whose time is over; for when the timer fires, and when a sleeping computer wakes. */
  readonly checkTime = (): void => {
    if (this.#session.status !== 'active') return
    if (this.#session.expiresAt > this.#around.now()) this.#waitForEnd()
    else this.#become(lapsedFrom(this.#session))
  }

  /** Another tab changed what is stored. */
  readonly followStorage = (): void => {
    const stored = this.#around.storage.getItem(TOKEN_KEY)
    if (stored === null) this.#become(NONE)
    else this.#become(activeSession(stored, this.#around.now()) ?? lapsedFrom(this.#session))
  }

  #become(session: Session): void {
    this.#session = session
    this.#waitForEnd()
    for (const tell of this.#listeners) tell()
  }

  #waitForEnd(): void {
    this.#stopWaiting()
    if (this.#session.status !== 'active') return
    const left = this.#session.expiresAt - this.#around.now()
    this.#stopWaiting = this.#around.afterWait(Math.min(left, LONGEST_WAIT_MS), this.checkTime)
  }
}

function activeSession(token: string | null, now: number): Session | null {
  const claims = token ? readClaims(token) : null
  return token && claims && claims.expiresAt > now ? { status: 'active', token, ...claims } : null
}

function lapsedFrom(session: Session, cause: LapseCause = 'time'): Session {
  if (session.status === 'none') return NONE
  const { username, name } = session
  return { status: 'lapsed', username, name, cause }
}
