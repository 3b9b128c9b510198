import * as v from 'valibot'
import { GroupsText } from '../../lib/paged-list/open-groups.ts'
import { parseSearchReportingIgnored, type SearchWithIgnored } from '../../lib/search/search-with-ignored.ts'

/** The page's search parameters: how many groups are open. */
const Address = v.object({ groups: GroupsText })
export type MailsPageSearch = v.InferOutput<typeof Address>

/** Parses the page's search parameters and reports the ignored ones. */
export const readMailsSearch = (
  address: { [Name in keyof SearchWithIgnored<MailsPageSearch>]?: unknown },
): MailsPageSearch & { ignored: string } => parseSearchReportingIgnored(Address, address)
