/**
 * The search of the garden in the page's address: the text, absent for all plants, and the number of open groups, absent for one,
 * so that they are open again after going back or in a shared link.
 */
export type GardenSearch = { search?: string; groups?: number }

/** The longest search text that the server accepts, in characters. */
export const LONGEST_SEARCH = 100

/** Limits the number of requests: each open group is one. */
const MOST_GROUPS = 100

/** Reads text and groups from an address and ignores everything else. The router parses `?search=12` as a number. */
export function readGardenSearch({ search, groups }: Record<string, unknown>): GardenSearch {
  const words = typeof search === 'string' || typeof search === 'number' ? String(search) : ''
  return { ...searchingFor(words), ...openGroups(Math.floor(Number(groups))) }
}

/** Returns the search parameter for a number of open groups. */
export const openGroups = (groups: number): Pick<GardenSearch, 'groups'> =>
  groups > 1 ? { groups: Math.min(groups, MOST_GROUPS) } : {}

/** Returns the search parameter for the typed text. */
export function searchingFor(typed: string): GardenSearch {
  const search = typed.trim().slice(0, LONGEST_SEARCH).trim()
  return search === '' ? {} : { search }
}
