import * as v from 'valibot'
import { GroupsText } from '../../lib/paged-list/open-groups.ts'
import { readToldSearch, type ToldAddress } from '../../lib/told-search.ts'

/** How much of the list is open, as the page's address holds it. */
const Address = v.object({ groups: GroupsText })
export type MailsWords = v.InferOutput<typeof Address>

/** The page's words in an address, and the names of those it carries that are none: dropped, but told. */
export const readMailsSearch = (
  address: { [Name in keyof ToldAddress<MailsWords>]?: unknown },
): MailsWords & { ignored: string } => readToldSearch(Address, address)
