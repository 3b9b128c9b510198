import * as v from 'valibot'

/** More groups than anybody opens; each is a call when the page is opened anew. */
const MOST_GROUPS = 50

/** C-05: how many groups of a list are open, as the page's address holds it; `''` for the first alone, or for what is no number. */
export const GroupsText = v.optional(
  v.fallback(
    v.pipe(
      v.string(),
      v.regex(/^[1-9]\d?$/),
      v.check((groups) => Number(groups) <= MOST_GROUPS),
    ),
    '',
  ),
  '',
)

/** How many groups an address opens. */
export const groupCount = (groups: string): number => (groups === '' ? 1 : Number(groups))

/** The address's word for this many open groups. */
export const groupsText = (count: number): string => (count < 2 ? '' : String(Math.min(count, MOST_GROUPS)))

/** What the address says of how much of a list is open, and how it is told that more is. */
export type OpenGroups = { groups: string; onOpen: (groups: string) => void }
