/** Parses a URL's search into plain texts: `?search=101`, not the JSON of the router, `?search=%22101%22`. */
export const parsePlainSearch = (search: string): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(search))

/** Serialises a search; empty and missing values are left out. */
export function stringifyPlainSearch(search: Record<string, unknown>): string {
  const pairs = Object.entries(search).filter(
    (pair): pair is [string, string] => typeof pair[1] === 'string' && pair[1] !== '',
  )
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs).toString()}`
}
