import { readClaims, type SessionClaims } from './session-claims.ts'

/** The key of the token in local storage. */
export const TOKEN_KEY = 'lodge.staff-token'

/**
 * Replaces the token when the server refused it, so that another tab can distinguish a lapsed session, where its page stays, from
 * a sign-out, where it is left.
 */
const LAPSED = ''

/** The longest delay of a browser timer, in ms. */
const LONGEST_WAIT_MS = 2_147_483_647

/** Why a session lapsed: the token expired, or the server ended it after a password change or deactivation. */
export type LapseCause = 'time' | 'ended'

/**
 * `none`: nobody is signed in. `active`: somebody is. `lapsed`: somebody was, and their page stays open until they sign in again.
 */
export type Session =
  | { status: 'none' }
  | ({ status: 'active'; token: string } & SessionClaims)
  | { status: 'lapsed'; username: string; name: string; cause: LapseCause }

/** Browser dependencies of the session. */
export type SessionSurroundings = {
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  /** Epoch ms. */
  now: () => number
  /** Runs `action` after `wait` ms; the returned function cancels it. */
  afterWait: (wait: number, action: () => void) => () => void
  /** Ends the session of a token on the server. */
  endOnServer?: (token: string) => void
}

const NONE: Session = { status: 'none' }

/** The session of a tab, synchronised with the token in storage and with the clock. */
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

  /** Calls `listener` after every change, until the returned function is called. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Returns the valid token, or null. */
  token(): string | null {
    this.checkTime()
    return this.#session.status === 'active' ? this.#session.token : null
  }

  /** Stores a new token. Returns false if it has already expired by the local clock. */
  start(token: string): boolean {
    const session = activeSession(token, this.#around.now())
    if (session === null) return false
    this.#around.storage.setItem(TOKEN_KEY, token)
    this.#become(session)
    return true
  }

  /** Ends the session here and on the server. */
  readonly signOut = (): void => {
    if (this.#session.status === 'active') this.#around.endOnServer?.(this.#session.token)
    this.#around.storage.removeItem(TOKEN_KEY)
    this.#become(NONE)
  }

  /** Ends the session because the server refused `token`; ignored for a token that is no longer the current one. */
  lapse(token: string, cause: LapseCause = 'time'): void {
    if (this.#session.status !== 'active' || this.#session.token !== token) return
    this.#around.storage.setItem(TOKEN_KEY, LAPSED)
    this.#become(lapsedFrom(this.#session, cause))
  }

  /** Ends the session if it has expired; called when the timer fires and when a sleeping computer wakes. */
  readonly checkTime = (): void => {
    if (this.#session.status !== 'active') return
    if (this.#session.expiresAt > this.#around.now()) this.#waitForEnd()
    else this.#become(lapsedFrom(this.#session))
  }

  /** Follows a change of the storage by another tab. */
  readonly followStorage = (): void => {
    const stored = this.#around.storage.getItem(TOKEN_KEY)
    if (stored === null) this.#become(NONE)
    else this.#become(activeSession(stored, this.#around.now()) ?? lapsedFrom(this.#session))
  }

  #become(session: Session): void {
    this.#session = session
    this.#waitForEnd()
    for (const notify of this.#listeners) notify()
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
