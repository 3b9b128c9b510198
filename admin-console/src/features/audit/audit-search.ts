import { AUDIT_KINDS } from 'shared-ui/rules/audit-kinds'
import * as v from 'valibot'
import { AddressDate, withoutReversedEnd } from '../../lib/address-period.ts'
import { AddressId } from '../../lib/address-text.ts'
import { GroupsText } from '../../lib/paged-list/open-groups.ts'
import { parseSearchReportingIgnored, type SearchWithIgnored } from '../../lib/search-with-ignored.ts'

/**
 * What the log is narrowed by, as the page's address holds it; `''` where it is not. What an address carries beyond that, or
 * wrongly, is dropped, as is a `to` before its `from`.
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

/** The page's address: what it is narrowed by, and how much of it is open. */
const Address = v.intersect([AuditSearch, v.object({ groups: GroupsText })])
export type AuditWords = v.InferOutput<typeof Address>

/** The page's words in an address, and the names of those it carries that are none: dropped, but told. */
export const readAuditSearch = (
  address: { [Name in keyof SearchWithIgnored<AuditWords>]?: unknown },
): AuditWords & { ignored: string } => parseSearchReportingIgnored(Address, address)
