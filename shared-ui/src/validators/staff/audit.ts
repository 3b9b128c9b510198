import * as v from 'valibot'
import { AUDIT_KINDS } from '../../rules/audit-kinds.ts'
import { PageResponse, pageQuery } from '../fields/page.ts'
import { IdText } from '../fields/text.ts'
import { CalendarDateText } from '../reservations/nights.ts'

export type AuditKind = (typeof AUDIT_KINDS)[number]

/** The actions that the audit log records. Their words are in copy/staff/audit-panel.ts. */
export const AUDIT_ACTIONS = [
  'create',
  'update',
  'delete',
  'retry',
  'export',
  'change_password',
  'deactivate',
  'activate',
  'sign_in',
  'sign_in_refused',
  'add_second_factor',
  'remove_second_factor',
  'second_factor_refused',
] as const
export type AuditAction = (typeof AUDIT_ACTIONS)[number]

/** The default number of entries of a page. */
const DEFAULT_PAGE_SIZE = '30'

/**
 * `GET /audit`: newest first, `group` entries from the cursor `after` on; filtered by staff member, by kind of record,
 * and by the lodge's days from `from` to `to`, both included.
 */
export const AuditQuery = v.object({
  ...pageQuery(DEFAULT_PAGE_SIZE),
  staffID: v.optional(IdText),
  kind: v.optional(v.picklist(AUDIT_KINDS, 'choice')),
  from: v.optional(CalendarDateText),
  to: v.optional(CalendarDateText),
})

/**
 * One audit entry. `who` has no id if it was not a stored staff member (the command line, the demonstration), and no name
 * if it is unknown (a failed sign-in). The name of `subject` is the current or the last one; `exists` says whether the
 * record has a page. `before` and `after` are the recorded values, null if none were recorded.
 */
export const AuditEntry = v.object({
  _id: v.string(),
  /** ISO 8601, UTC. */
  at: v.string(),
  who: v.object({ _id: v.nullable(v.string()), name: v.string() }),
  action: v.picklist(AUDIT_ACTIONS),
  subject: v.object({
    kind: v.picklist(AUDIT_KINDS),
    _id: v.string(),
    name: v.string(),
    exists: v.boolean(),
  }),
  before: v.unknown(),
  after: v.unknown(),
})
export type AuditEntryResponse = v.InferOutput<typeof AuditEntry>

export const AuditResponse = v.object({ entries: v.array(AuditEntry), ...PageResponse })
