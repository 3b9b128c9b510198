/** P-06: what is looked for in the garden, as the page's address holds it; absent for every plant. */
export type GardenSearch = { search?: string }

/** As many characters as the server looks for. */
export const LONGEST_SEARCH = 100

/** Keeps the words of an address and nothing else. The router reads `?search=12` as a number. */
export function readGardenSearch({ search }: Record<string, unknown>): GardenSearch {
  if (typeof search !== 'string' && typeof search !== 'number') return {}
  return searchingFor(String(search))
}

/** The address's words for what was typed. */
export function searchingFor(typed: string): GardenSearch {
  const search = typed.trim().slice(0, LONGEST_SEARCH).trim()
  return search === '' ? {} : { search }
}
