import * as v from 'valibot'
import { BackupProblemName } from '../http/health.ts'

/**
 * `GET /inbox` (staff): the number of messages that wait, complaints without a reply, unsent mails, and charges and
 * refunds that did not settle by themselves; and what is wrong with the nightly backup, absent if nothing is.
 */
export const InboxResponse = v.object({
  messages: v.number(),
  complaints: v.number(),
  mails: v.number(),
  payments: v.number(),
  backup: v.optional(BackupProblemName),
})
export type InboxCounts = v.InferOutput<typeof InboxResponse>
