import { useSyncExternalStore } from 'react'

/** Requests that wait until the person at the keyboard has typed their password, or has refused to. */
export class IdentityCheck {
  readonly #listeners = new Set<() => void>()
  #answer: ((isConfirmed: boolean) => void) | null = null
  #asked: Promise<boolean> | null = null

  /** Whether the person is being asked. */
  readonly isAsking = (): boolean => this.#asked !== null

  /** Calls `listener` after every change, until the returned function is called. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Asks once for all requests that wait, and resolves with whether the password was right. */
  ask(): Promise<boolean> {
    if (this.#asked) return this.#asked
    const { promise, resolve } = Promise.withResolvers<boolean>()
    this.#asked = promise
    this.#answer = resolve
    this.#notify()
    return promise
  }

  /** Answers the requests that wait. */
  readonly answer = (isConfirmed: boolean): void => {
    this.#answer?.(isConfirmed)
    this.#answer = null
    this.#asked = null
    this.#notify()
  }

  #notify(): void {
    for (const notify of this.#listeners) notify()
  }
}

/** The check of this tab. */
export const identityCheck = new IdentityCheck()

/** Returns whether the person is being asked for their password, and renders again after every change. */
export const useIdentityCheck = (): boolean =>
  useSyncExternalStore(identityCheck.subscribe, identityCheck.isAsking)
