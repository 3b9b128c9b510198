/**
 * P-06: what is looked for in the garden, as the page's address holds it, absent for every plant; and how many groups are open,
 * absent for one, so that who goes back or sends the address to somebody finds them open.
 */
export type GardenSearch = { search?: string; groups?: number }

/** As many characters as the server looks for. */
export const LONGEST_SEARCH = 100

/** More than anybody opens; each is a call. */
const MOST_GROUPS = 100

/** Keeps the words and the groups of an address and nothing else. The router reads `?search=12` as a number. */
export function readGardenSearch({ search, groups }: Record<string, unknown>): GardenSearch {
  const words = typeof search === 'string' || typeof search === 'number' ? String(search) : ''
  return { ...searchingFor(words), ...openGroups(Math.floor(Number(groups))) }
}

/** The address's part for this many open groups. */
export const openGroups = (groups: number): Pick<GardenSearch, 'groups'> =>
  groups > 1 ? { groups: Math.min(groups, MOST_GROUPS) } : {}

/** The address's words for what was typed. */
export function searchingFor(typed: string): GardenSearch {
  const search = typed.trim().slice(0, LONGEST_SEARCH).trim()
  return search === '' ? {} : { search }
}
