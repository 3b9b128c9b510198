import * as v from 'valibot'
import { GroupsText } from '../../lib/paged-list/open-groups.ts'
import { parseSearchReportingIgnored, type SearchWithIgnored } from '../../lib/search-with-ignored.ts'

/** Whether a sheet waits for its answer. */
export const COMPLAINT_STATES = ['open', 'answered'] as const

/** What the sheets are narrowed by, as the page's address holds it; `''` for all. What is written wrongly is dropped. */
export const ComplaintsSearch = v.object({
  state: v.optional(v.fallback(v.picklist(['', ...COMPLAINT_STATES]), ''), ''),
})
export type ComplaintFilters = v.InferOutput<typeof ComplaintsSearch>

/** The page's address: what it is narrowed by, and how much of it is open. */
const Address = v.intersect([ComplaintsSearch, v.object({ groups: GroupsText })])
export type ComplaintsWords = v.InferOutput<typeof Address>

/** The page's words in an address, and the names of those it carries that are none: dropped, but told. */
export const readComplaintsSearch = (
  address: { [Name in keyof SearchWithIgnored<ComplaintsWords>]?: unknown },
): ComplaintsWords & { ignored: string } => parseSearchReportingIgnored(Address, address)
