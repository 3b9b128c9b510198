import { useSyncExternalStore } from 'react'
import { type DeviceStorage, deviceStorage } from './device-storage.ts'

/** One of a few values, chosen and stored on this device; the default is not stored. */
export class StoredChoice<Value extends string> {
  readonly #storage: DeviceStorage
  readonly #key: string
  readonly #values: readonly [fallback: Value, ...others: Value[]]
  readonly #listeners = new Set<() => void>()
  #current: Value

  constructor(storage: DeviceStorage, key: string, values: readonly [fallback: Value, ...others: Value[]]) {
    this.#storage = storage
    this.#key = key
    this.#values = values
    this.#current = this.#stored()
  }

  readonly current = (): Value => this.#current

  /** Calls `listener` after every change, until the returned function is called. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  choose(value: Value): void {
    if (value === this.#values[0]) this.#storage.removeItem(this.#key)
    else this.#storage.setItem(this.#key, value)
    this.#become(value)
  }

  /** Follows a change of the storage by another tab; `key` is null if the whole storage was cleared. */
  followStorage(key: string | null): void {
    if (key === this.#key || key === null) this.#become(this.#stored())
  }

  #stored(): Value {
    const stored = this.#storage.getItem(this.#key)
    return this.#values.find((value) => value === stored) ?? this.#values[0]
  }

  #become(value: Value): void {
    if (value === this.#current) return
    this.#current = value
    for (const notify of this.#listeners) notify()
  }
}

/** Creates a choice in local storage, synchronised across tabs. */
export function storedChoice<Value extends string>(
  key: string,
  values: readonly [fallback: Value, ...others: Value[]],
): StoredChoice<Value> {
  const choice = new StoredChoice(deviceStorage(), key, values)
  window.addEventListener('storage', (event) => choice.followStorage(event.key))
  return choice
}

/** Returns the current value and renders again after every change. */
export const useStoredChoice = <Value extends string>(choice: StoredChoice<Value>): Value =>
  useSyncExternalStore(choice.subscribe, choice.current)
