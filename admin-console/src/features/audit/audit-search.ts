import { AUDIT_KINDS } from 'shared-ui/rules/audit-kinds'
import { CalendarDateText } from 'shared-ui/validators/nights'
import * as v from 'valibot'

/** As many characters as an id may have. */
const LONGEST_ID = 64

const dateOrNone = v.optional(v.fallback(CalendarDateText, ''), '')

/**
 * What the log is narrowed by, as the page's address holds it; `''` where it is not. What an address carries beyond that, or
 * wrongly, is dropped, as is a `to` before its `from`.
 */
export const AuditSearch = v.pipe(
  v.object({
    staffID: v.optional(v.fallback(v.pipe(v.string(), v.maxLength(LONGEST_ID)), ''), ''),
    kind: v.optional(v.fallback(v.picklist(['', ...AUDIT_KINDS]), ''), ''),
    from: dateOrNone,
    to: dateOrNone,
  }),
  v.transform((filters) => (isReversed(filters) ? { ...filters, to: '' } : filters)),
)
export type AuditFilters = v.InferOutput<typeof AuditSearch>

const isReversed = ({ from, to }: { from: string; to: string }): boolean =>
  from !== '' && to !== '' && to < from
