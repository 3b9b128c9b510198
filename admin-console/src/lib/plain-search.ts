/** Addresses as people read and write them: every value a text, `?search=101` and not `?search=%22101%22`. */
export const parsePlainSearch = (search: string): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(search))

/** The other way round; what is empty or missing is left out. */
export function stringifyPlainSearch(search: Record<string, unknown>): string {
  const pairs = Object.entries(search).filter(
    (pair): pair is [string, string] => typeof pair[1] === 'string' && pair[1] !== '',
  )
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs).toString()}`
}
