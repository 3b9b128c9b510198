import * as v from 'valibot'
import { AUDIT_KINDS } from '../rules/audit-kinds.ts'
import { CalendarDateText } from './nights.ts'
import { PageResponse, pageQuery } from './page.ts'
import { IdText } from './text.ts'

export type AuditKind = (typeof AUDIT_KINDS)[number]

/** What a line of the audit log can tell was done. Its words are in copy/audit-panel.ts. */
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
] as const
export type AuditAction = (typeof AUDIT_ACTIONS)[number]

/** How many lines a call gives where it is not said. */
const USUAL_GROUP = '30'

/**
 * `GET /audit` (C-05): newest first, `group` lines from the cursor `after` on; of one member of staff, of one kind of thing, and
 * of the lodge's days from `from` to `to`, both included.
 */
export const AuditQuery = v.object({
  ...pageQuery(USUAL_GROUP),
  staffID: v.optional(IdText),
  kind: v.optional(v.picklist(AUDIT_KINDS, 'choice')),
  from: v.optional(CalendarDateText),
  to: v.optional(CalendarDateText),
})

/**
 * One deed. `who` has no id where it was none of the staff kept here (the command line, the demonstration), and no name where
 * nobody knows (a sign-in that was refused). The name of `subject` is that of now, or the last one it had; `exists` tells
 * whether there is a page of it to go to. `before` and `after` are what was written down of it, null where nothing was.
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
