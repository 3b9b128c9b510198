import * as v from 'valibot'

/**
 * `GET /inbox` (staff): messages nobody has attended to, complaints without a reply, mails that could not be sent, and charges and
 * refunds that did not settle by themselves (M-06).
 */
export const InboxResponse = v.object({
  messages: v.number(),
  complaints: v.number(),
  mails: v.number(),
  payments: v.number(),
})
export type InboxCounts = v.InferOutput<typeof InboxResponse>
