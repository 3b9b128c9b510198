import { AUDIT_KINDS } from 'shared-ui/rules/audit-kinds'
import * as v from 'valibot'
import { GroupsText } from '../../lib/paged-list/open-groups.ts'
import { AddressDate, withoutReversedEnd } from '../../lib/search/address-period.ts'
import { AddressId } from '../../lib/search/address-text.ts'
import { parseSearchReportingIgnored, type SearchWithIgnored } from '../../lib/search/search-with-ignored.ts'

/**
 * The filters of the log in the URL; `''` if unset. Unknown and invalid parameters are dropped, as is a `to` before its `from`.
 */
export const AuditSearch = v.pipe(
  v.object({
    staffID: AddressId,
    kind: v.optional(v.fallback(v.picklist(['', ...AUDIT_KINDS]), ''), ''),
    from: AddressDate,
    to: AddressDate,
  }),
  v.transform(withoutReversedEnd),
)
export type AuditFilters = v.InferOutput<typeof AuditSearch>

/** The page's search parameters: the filters, and how many groups are open. */
const Address = v.pipe(
  v.object({ ...AuditSearch.entries, groups: GroupsText }),
  v.transform(withoutReversedEnd),
)
export type AuditPageSearch = v.InferOutput<typeof Address>

/** Parses the page's search parameters and reports the ignored ones. */
export const readAuditSearch = (
  address: { [Name in keyof SearchWithIgnored<AuditPageSearch>]?: unknown },
): AuditPageSearch & { ignored: string } => parseSearchReportingIgnored(Address, address)
