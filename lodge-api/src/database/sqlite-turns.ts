/** Lets one at a time use the only connection to a SQLite file, in the order they asked. */
export class Turns {
  #last: Promise<void> = Promise.resolve()

  /** Waits for a turn; the function it resolves to ends the turn. */
  async take(): Promise<() => void> {
    const before = this.#last
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#last = promise
    await before
    return resolve
  }
}
