/**
 * Gives what `make` makes, which is made when it is first asked for. The formatters of `Intl` take a phone ten milliseconds
 * each: made where a module begins, they would hold up every page that only loads it.
 */
export function lazy<T extends object>(make: () => T): () => T {
  let made: T | undefined
  return () => {
    made ??= make()
    return made
  }
}
