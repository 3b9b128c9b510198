import * as v from 'valibot'
import { GroupsText } from '../../lib/paged-list/open-groups.ts'
import { parseSearchReportingIgnored, type SearchWithIgnored } from '../../lib/search-with-ignored.ts'

/** How much of the list is open, as the page's address holds it. */
const Address = v.object({ groups: GroupsText })
export type MailsWords = v.InferOutput<typeof Address>

/** The page's words in an address, and the names of those it carries that are none: dropped, but told. */
export const readMailsSearch = (
  address: { [Name in keyof SearchWithIgnored<MailsWords>]?: unknown },
): MailsWords & { ignored: string } => parseSearchReportingIgnored(Address, address)
