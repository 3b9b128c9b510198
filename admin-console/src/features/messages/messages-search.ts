import { MESSAGE_STATES } from 'shared-ui/rules/message-states'
import * as v from 'valibot'
import { AddressSearch } from '../../lib/address-text.ts'
import { GroupsText } from '../../lib/paged-list/open-groups.ts'
import { parseSearchReportingIgnored, type SearchWithIgnored } from '../../lib/search-with-ignored.ts'

/**
 * What the list of messages is narrowed by, as the page's address holds it; `''` where it is not. What an address carries
 * wrongly is dropped.
 */
export const MessagesSearch = v.object({
  search: AddressSearch,
  state: v.optional(v.fallback(v.picklist(['', ...MESSAGE_STATES]), ''), ''),
})
export type MessageFilters = v.InferOutput<typeof MessagesSearch>

export const NO_FILTERS: MessageFilters = { search: '', state: '' }

/** Whether anything is narrowed at all. */
export const isNarrowed = ({ search, state }: MessageFilters): boolean => search !== '' || state !== ''

/** The parameters of `GET /contact/message` for the group after the cursor `after`, or for the first one. */
export const listParameters = (
  { search, state }: MessageFilters,
  after: string | null,
): Record<string, string> => ({
  ...(after !== null && { after }),
  ...(search !== '' && { search }),
  ...(state !== '' && { state }),
})

/** The page's address: what it is narrowed by, and how much of it is open. */
const Address = v.intersect([MessagesSearch, v.object({ groups: GroupsText })])
export type MessagesWords = v.InferOutput<typeof Address>

/** The page's words in an address, and the names of those it carries that are none: dropped, but told. */
export const readMessagesSearch = (
  address: { [Name in keyof SearchWithIgnored<MessagesWords>]?: unknown },
): MessagesWords & { ignored: string } => parseSearchReportingIgnored(Address, address)
