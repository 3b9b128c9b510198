import * as v from 'valibot'

/** Maximum of open groups; each is one request when the page is reloaded. */
const MOST_GROUPS = 50

/** How many groups of a list are open, as in the URL; `''` for the first group only, or if invalid. */
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

/** Returns the number of groups for the value in the URL. */
export const groupCount = (groups: string): number => (groups === '' ? 1 : Number(groups))

/** Returns the value in the URL for a number of open groups. */
export const groupsText = (count: number): string => (count < 2 ? '' : String(Math.min(count, MOST_GROUPS)))

/** How many groups the URL opens, and the callback when another one is opened. */
export type OpenGroups = { groups: string; onOpen: (groups: string) => void }
