import type { FastifyInstance } from 'fastify'
import { EmptyResponse } from 'shared-ui/validators/http/empty-response'
import {
  RecoveryCodesResponse,
  SecondFactorConfirmRequest,
  SecondFactorRequest,
  SecondFactorResponse,
  SecondFactorStartedResponse,
} from 'shared-ui/validators/staff/second-factor'
import { defineEndpoint } from '../../http/endpoints/endpoint.ts'
import { CODE_FAILURES, OWN_PASSWORD_FAILURES } from '../../http/limits/rate-limit.ts'
import type { Lodge } from '../../lodge.ts'
import {
  confirmSecondFactor,
  secondFactorOf,
  startSecondFactor,
  stopSecondFactor,
} from '../staff-session/second-factor/second-factor-service.ts'
import { sessionKey } from '../staff-session/session-key.ts'
import { isPasswordOf } from '../staff-session/staff-session-service.ts'
import { CurrentPasswordWrong } from './staff-errors.ts'

/** The endpoints for one's own second factor (docs/decisions/046-second-factor.md). */
export async function registerSecondFactorRoutes(app: FastifyInstance, lodge: Lodge): Promise<void> {
  const key = await sessionKey(lodge)
  defineEndpoint(
    app,
    {
      method: 'GET',
      url: '/staff/second-factor',
      summary: 'Reports whether one’s own sign-in has a second step',
      access: 'staff',
      response: SecondFactorResponse,
    },
    ({ staff }) => secondFactorOf(lodge, staff.id),
  )
  defineEndpoint(
    app,
    {
      method: 'POST',
      url: '/staff/start-second-factor',
      summary: 'Returns a new secret for one’s authenticator app',
      description: 'Sign-in asks for codes only after `confirm-second-factor`.',
      access: 'staff',
      body: SecondFactorRequest,
      response: SecondFactorStartedResponse,
      failureLimit: OWN_PASSWORD_FAILURES,
    },
    async ({ body, staff }) => {
      if (!(await isPasswordOf(lodge, staff.id, body.currentPassword))) throw new CurrentPasswordWrong()
      return startSecondFactor(lodge, key, staff)
    },
  )
  defineEndpoint(
    app,
    {
      method: 'POST',
      url: '/staff/confirm-second-factor',
      summary: 'Activates one’s second factor by a first code and returns the recovery codes',
      description: 'Ends one’s sessions in other browsers.',
      access: 'staff',
      body: SecondFactorConfirmRequest,
      response: RecoveryCodesResponse,
      failureLimit: CODE_FAILURES,
    },
    async ({ body, staff }) => ({
      recoveryCodes: await confirmSecondFactor(lodge, key, { staff, code: body.code }),
    }),
  )
  registerStop(app, lodge)
}

function registerStop(app: FastifyInstance, lodge: Lodge): void {
  defineEndpoint(
    app,
    {
      method: 'POST',
      url: '/staff/stop-second-factor',
      summary: 'Removes one’s second factor and its recovery codes',
      description: 'Ends one’s sessions in other browsers.',
      access: 'staff',
      body: SecondFactorRequest,
      response: EmptyResponse,
      failureLimit: OWN_PASSWORD_FAILURES,
    },
    async ({ body, staff }) => {
      if (!(await isPasswordOf(lodge, staff.id, body.currentPassword))) throw new CurrentPasswordWrong()
      await stopSecondFactor(lodge, staff)
      return {}
    },
  )
}
