import { RECEIVABLE_SCOPES } from 'shared-ui/validators/payments/cash-search'
import * as v from 'valibot'
import { GroupsText } from '../../lib/paged-list/open-groups.ts'

const text = v.optional(v.fallback(v.string(), ''), '')

/** The day in the URL, as it was typed. */
export const DaySearch = v.object({ date: text })

/** The month in the URL, as it was typed. */
export const MonthSearch = v.object({ month: text })

/** Which reservations the URL asks for, and how many groups are open. */
export const ReceivablesSearch = v.object({
  scope: v.optional(v.fallback(v.picklist(RECEIVABLE_SCOPES), 'begun'), 'begun'),
  groups: GroupsText,
})
