import * as v from 'valibot'
import { AddressSearch } from '../../../lib/search/address-text.ts'
import {
  parseSearchReportingIgnored,
  type SearchWithIgnored,
} from '../../../lib/search/search-with-ignored.ts'

/** At most four digits, as a sanity limit. */
const SOME_GROUPS = /^[1-9]\d{0,3}$/

/**
 * The search term and the number of open groups in the URL; `''` for all plants, and for the first group only. Invalid values are
 * dropped.
 */
export const PlantsSearch = v.object({
  search: AddressSearch,
  groups: v.optional(v.fallback(v.pipe(v.string(), v.regex(SOME_GROUPS)), ''), ''),
})
export type PlantFilters = v.InferOutput<typeof PlantsSearch>

/** Returns the number of open groups. */
export const groupCount = ({ groups }: PlantFilters): number => (groups === '' ? 1 : Number(groups))

/** Returns the filters of a new search, with its first group. */
export const searchingFor = (search: string): PlantFilters => ({ search, groups: '' })

/** Returns the same filters with one more group. */
export const withOneGroupMore = (filters: PlantFilters): PlantFilters => ({
  ...filters,
  groups: String(groupCount(filters) + 1),
})

/** Parses the page's search parameters and reports the ignored ones. */
export const readPlantsSearch = (
  address: { [Name in keyof SearchWithIgnored<PlantFilters>]?: unknown },
): PlantFilters & { ignored: string } => parseSearchReportingIgnored(PlantsSearch, address)
