/** P-10: the dates of a search as the page's address holds them; `outDate` is the day of departure. */
export type StaySearch = { inDate?: string; outDate?: string }

/** Longer than any date, shorter than any mischief. */
const LONGEST = 30

const dateText = (value: unknown): string | undefined =>
  typeof value === 'string' && value.length <= LONGEST ? value : undefined

/** Keeps the two dates of an address and nothing else, both or none. What they are worth is checked where they are used. */
export function readStaySearch(search: Record<string, unknown>): StaySearch {
  const inDate = dateText(search.inDate)
  const outDate = dateText(search.outDate)
  return inDate === undefined || outDate === undefined ? {} : { inDate, outDate }
}
