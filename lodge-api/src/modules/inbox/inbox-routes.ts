import type { FastifyInstance } from 'fastify'
import { InboxAnswer } from 'shared-ui/validators/inbox'
import { defineCall } from '../../http/call.ts'
import type { Lodge } from '../../lodge.ts'
import { inboxCounts } from './inbox-service.ts'

/** What waits for staff, as numbers: the console shows them on every page. */
export function registerInboxRoutes(app: FastifyInstance, lodge: Lodge): void {
  defineCall(
    app,
    {
      method: 'GET',
      url: '/inbox',
      summary: 'Counts the messages, complaints, mails and payments that wait for staff',
      access: 'staff',
      answer: InboxAnswer,
    },
    () => inboxCounts(lodge),
  )
}
