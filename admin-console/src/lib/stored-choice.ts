import { useSyncExternalStore } from 'react'

/** What a choice needs from its browser. */
export type ChoiceStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** One of few, chosen on this device and kept there; nothing is kept while it is the usual one. */
export class StoredChoice<Value extends string> {
  readonly #storage: ChoiceStorage
  readonly #key: string
  readonly #values: readonly [usual: Value, ...others: Value[]]
  readonly #listeners = new Set<() => void>()
  #current: Value

  constructor(storage: ChoiceStorage, key: string, values: readonly [usual: Value, ...others: Value[]]) {
    this.#storage = storage
    this.#key = key
    this.#values = values
    this.#current = this.#kept()
  }

  readonly current = (): Value => this.#current

  /** Calls `listener` after every change, until what this gives back is called. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  choose(value: Value): void {
    if (value === this.#values[0]) this.#storage.removeItem(this.#key)
    else this.#storage.setItem(this.#key, value)
    this.#become(value)
  }

  /** Another tab changed what is kept: `key` says of which choice, null of all. */
  followStorage(key: string | null): void {
    if (key === this.#key || key === null) this.#become(this.#kept())
  }

  #kept(): Value {
    const kept = this.#storage.getItem(this.#key)
    return this.#values.find((value) => value === kept) ?? this.#values[0]
  }

  #become(value: Value): void {
    if (value === this.#current) return
    this.#current = value
    for (const tell of this.#listeners) tell()
  }
}

/** A choice of this browser, in step with its other tabs. */
export function storedChoice<Value extends string>(
  key: string,
  values: readonly [usual: Value, ...others: Value[]],
): StoredChoice<Value> {
  const choice = new StoredChoice(window.localStorage, key, values)
  window.addEventListener('storage', (event) => choice.followStorage(event.key))
  return choice
}

/** What is chosen now, followed through every change. */
export const useStoredChoice = <Value extends string>(choice: StoredChoice<Value>): Value =>
  useSyncExternalStore(choice.subscribe, choice.current)
