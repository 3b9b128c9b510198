import * as v from 'valibot'
import { AddressSearch } from '../../lib/address-text.ts'
import { parseSearchReportingIgnored, type SearchWithIgnored } from '../../lib/search-with-ignored.ts'

/** Not absurdly many. */
const SOME_GROUPS = /^[1-9]\d{0,3}$/

/**
 * what is looked for, and how many groups are shown, as the page's address holds them; `''` for everything, and for the
 * first group alone. What an address carries wrongly is dropped.
 */
export const PlantsSearch = v.object({
  search: AddressSearch,
  groups: v.optional(v.fallback(v.pipe(v.string(), v.regex(SOME_GROUPS)), ''), ''),
})
export type PlantsFilter = v.InferOutput<typeof PlantsSearch>

/** How many groups are shown. */
export const groupCount = ({ groups }: PlantsFilter): number => (groups === '' ? 1 : Number(groups))

/** Looks for something else, from its first group on. */
export const searchingFor = (search: string): PlantsFilter => ({ search, groups: '' })

/** C-05: the same with one group more. */
export const withOneGroupMore = (wish: PlantsFilter): PlantsFilter => ({
  ...wish,
  groups: String(groupCount(wish) + 1),
})

/** The page's words in an address, and the names of those it carries that are none: dropped, but told. */
export const readPlantsSearch = (
  address: { [Name in keyof SearchWithIgnored<PlantsFilter>]?: unknown },
): PlantsFilter & { ignored: string } => parseSearchReportingIgnored(PlantsSearch, address)
