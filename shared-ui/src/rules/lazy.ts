/**
 * Returns a function that creates the value on its first call and returns the same value afterwards. Formatters of `Intl`
 * take a phone ten milliseconds each: created at import, they would delay every page that only loads the module.
 */
export function lazy<T extends object>(make: () => T): () => T {
  let value: T | undefined
  return () => {
    value ??= make()
    return value
  }
}
