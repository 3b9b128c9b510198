import { MESSAGE_STATES } from 'shared-ui/rules/messages/message-states'
import * as v from 'valibot'
import { GroupsText } from '../../lib/paged-list/open-groups.ts'
import { AddressSearch } from '../../lib/search/address-text.ts'
import { parseSearchReportingIgnored, type SearchWithIgnored } from '../../lib/search/search-with-ignored.ts'

/** The filters of the messages in the URL; `''` if unset. Invalid values are dropped. */
export const MessagesSearch = v.object({
  search: AddressSearch,
  state: v.optional(v.fallback(v.picklist(['', ...MESSAGE_STATES]), ''), ''),
})
export type MessageFilters = v.InferOutput<typeof MessagesSearch>

/** The page's search parameters: the filters, and how many groups are open. */
const Address = v.object({ ...MessagesSearch.entries, groups: GroupsText })
export type MessagesPageSearch = v.InferOutput<typeof Address>

/** Parses the page's search parameters and reports the ignored ones. */
export const readMessagesSearch = (
  address: { [Name in keyof SearchWithIgnored<MessagesPageSearch>]?: unknown },
): MessagesPageSearch & { ignored: string } => parseSearchReportingIgnored(Address, address)
