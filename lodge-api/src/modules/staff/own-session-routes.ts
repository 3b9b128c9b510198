import type { FastifyInstance } from 'fastify'
import { EmptyResponse } from 'shared-ui/validators/http/empty-response'
import { ConfirmationRequest, OwnSessionQuery, OwnSessionsResponse } from 'shared-ui/validators/staff/staff'
import { defineEndpoint } from '../../http/endpoints/endpoint.ts'
import { OWN_PASSWORD_FAILURES } from '../../http/limits/rate-limit.ts'
import type { Lodge } from '../../lodge.ts'
import {
  confirmSession,
  endOtherSessions,
  endOwnSession,
  endSession,
  ownSessions,
} from '../staff-session/sessions-service.ts'
import { isPasswordOf } from '../staff-session/staff-session-service.ts'
import { CurrentPasswordWrong } from './staff-errors.ts'

/** The endpoints for one's own sessions. */
export function registerOwnSessionRoutes(app: FastifyInstance, lodge: Lodge): void {
  defineEndpoint(
    app,
    {
      method: 'POST',
      url: '/staff/confirm',
      summary: 'Confirms that the staff member is at the keyboard',
      description:
        'For five minutes this session may use endpoints that otherwise respond 403 `confirmation_needed`. A sign-in counts as a confirmation.',
      access: 'staff',
      body: ConfirmationRequest,
      response: EmptyResponse,
      failureLimit: OWN_PASSWORD_FAILURES,
    },
    async ({ body, staff }) => {
      if (!(await isPasswordOf(lodge, staff.id, body.currentPassword))) throw new CurrentPasswordWrong()
      await confirmSession(lodge, staff.sessionId)
      return {}
    },
  )
  defineEndpoint(
    app,
    {
      method: 'GET',
      url: '/staff/sessions',
      summary: 'Lists one’s own open sessions',
      access: 'staff',
      response: OwnSessionsResponse,
    },
    async ({ staff }) => ({ sessions: await ownSessions(lodge, staff) }),
  )
  registerEndings(app, lodge)
}

function registerEndings(app: FastifyInstance, lodge: Lodge): void {
  defineEndpoint(
    app,
    {
      method: 'POST',
      url: '/staff/end-session',
      summary: 'Ends one of one’s own sessions',
      description: 'Also succeeds if it has ended meanwhile.',
      access: 'staff',
      confirmed: true,
      query: OwnSessionQuery,
      response: EmptyResponse,
    },
    async ({ query, staff }) => {
      await endOwnSession(lodge, staff, query.sessionID)
      return {}
    },
  )
  defineEndpoint(
    app,
    {
      method: 'POST',
      url: '/staff/end-other-sessions',
      summary: 'Ends one’s own sessions in other browsers',
      access: 'staff',
      confirmed: true,
      response: EmptyResponse,
    },
    async ({ staff }) => {
      await endOtherSessions(lodge, staff)
      return {}
    },
  )
  defineEndpoint(
    app,
    {
      method: 'POST',
      url: '/staff/sign-out',
      summary: 'Ends the session of the request',
      access: 'staff',
      response: EmptyResponse,
    },
    async ({ staff }) => {
      await endSession(lodge, staff.sessionId)
      return {}
    },
  )
}
