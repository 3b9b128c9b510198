import type { FastifyInstance } from 'fastify'
import { InboxResponse } from 'shared-ui/validators/messages/inbox'
import { defineEndpoint } from '../../http/endpoints/endpoint.ts'
import type { Lodge } from '../../lodge.ts'
import { inboxCounts } from './inbox-service.ts'

/** The endpoint of the counters that the console shows on every page. */
export function registerInboxRoutes(app: FastifyInstance, lodge: Lodge): void {
  defineEndpoint(
    app,
    {
      method: 'GET',
      url: '/inbox',
      summary: 'Counts the messages, complaints, mails and payments that wait for staff',
      description: '`backup` says what is wrong with the nightly backup; it is absent if nothing is.',
      access: 'staff',
      response: InboxResponse,
    },
    () => inboxCounts(lodge),
  )
}
