import * as v from 'valibot'

/** `GET /inbox` (staff): messages nobody has attended to, sheets without an answer, mails that could not be sent. */
export const InboxAnswer = v.object({ messages: v.number(), complaints: v.number(), mails: v.number() })
export type InboxCounts = v.InferOutput<typeof InboxAnswer>
