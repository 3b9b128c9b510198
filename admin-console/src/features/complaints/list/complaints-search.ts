import * as v from 'valibot'
import { GroupsText } from '../../../lib/paged-list/open-groups.ts'
import {
  parseSearchReportingIgnored,
  type SearchWithIgnored,
} from '../../../lib/search/search-with-ignored.ts'

/** Whether a complaint awaits a reply. */
export const COMPLAINT_STATES = ['open', 'answered'] as const

/** The filter of the complaints in the URL; `''` for all. Invalid values are dropped. */
export const ComplaintsSearch = v.object({
  state: v.optional(v.fallback(v.picklist(['', ...COMPLAINT_STATES]), ''), ''),
})
export type ComplaintFilters = v.InferOutput<typeof ComplaintsSearch>

/** The page's search parameters: the filter, and how many groups are open. */
const Address = v.object({ ...ComplaintsSearch.entries, groups: GroupsText })
export type ComplaintsPageSearch = v.InferOutput<typeof Address>

/** Parses the page's search parameters and reports the ignored ones. */
export const readComplaintsSearch = (
  address: { [Name in keyof SearchWithIgnored<ComplaintsPageSearch>]?: unknown },
): ComplaintsPageSearch & { ignored: string } => parseSearchReportingIgnored(Address, address)
