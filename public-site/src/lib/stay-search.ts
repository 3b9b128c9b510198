/** The dates of a search in the page's address; `outDate` is the day of departure. */
export type StaySearch = { inDate?: string; outDate?: string }

/** Longer than any valid date; limits what is read from the address. */
const LONGEST = 30

const dateText = (value: unknown): string | undefined =>
  typeof value === 'string' && value.length <= LONGEST ? value : undefined

/** Reads the two dates of an address, both or none, and ignores everything else. They are validated where they are used. */
export function readStaySearch(search: Record<string, unknown>): StaySearch {
  const inDate = dateText(search.inDate)
  const outDate = dateText(search.outDate)
  return inDate === undefined || outDate === undefined ? {} : { inDate, outDate }
}
