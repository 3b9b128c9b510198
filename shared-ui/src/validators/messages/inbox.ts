import * as v from 'valibot'

/**
 * `GET /inbox` (staff): the number of messages that wait, complaints without a reply, unsent mails, and charges and
 * refunds that did not settle by themselves.
 */
export const InboxResponse = v.object({
  messages: v.number(),
  complaints: v.number(),
  mails: v.number(),
  payments: v.number(),
})
export type InboxCounts = v.InferOutput<typeof InboxResponse>
