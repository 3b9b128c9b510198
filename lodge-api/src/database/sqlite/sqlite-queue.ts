/** Gives callers the only connection to a SQLite file one at a time, in the order of their requests. */
export class Turns {
  #last: Promise<void> = Promise.resolve()

  /** Waits for a turn; resolves to the function that ends it. */
  async take(): Promise<() => void> {
    const before = this.#last
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#last = promise
    await before
    return resolve
  }
}
