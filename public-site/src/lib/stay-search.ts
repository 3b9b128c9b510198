/** The largest number of persons that visitors can search for. */
export const MAX_PERSONS = 8

/** A search in the page's address; `outDate` is the day of departure. */
export type StaySearch = {
  inDate?: string
  outDate?: string
  /** Only rooms for at least so many persons. */
  persons?: number
  /** The id of the room whose Reservar link was pressed before any dates were chosen. */
  room?: string
}

/** Longer than any valid date or id; limits what is read from the address. */
const LONGEST_DATE = 30
const LONGEST_ID = 64

const textUpTo = (longest: number, value: unknown): string | undefined =>
  typeof value === 'string' && value.length <= longest ? value : undefined

const personsOf = (value: unknown): number | undefined => {
  const persons = Number(value)
  return Number.isInteger(persons) && persons >= 1 && persons <= MAX_PERSONS ? persons : undefined
}

/**
 * Reads an address, with both dates or none, and ignores everything else. The dates are validated where they are used.
 * Routes also call it on `useSearch`, which contains what `validateSearch` left out as it stands in the address.
 */
export function readStaySearch(search: Record<string, unknown>): StaySearch {
  const inDate = textUpTo(LONGEST_DATE, search.inDate)
  const outDate = textUpTo(LONGEST_DATE, search.outDate)
  const persons = personsOf(search.persons)
  const room = textUpTo(LONGEST_ID, search.room)
  return {
    ...(inDate !== undefined && outDate !== undefined && { inDate, outDate }),
    ...(persons !== undefined && { persons }),
    ...(room !== undefined && { room }),
  }
}
