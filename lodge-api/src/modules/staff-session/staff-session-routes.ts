import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AnySignInRequest } from 'shared-ui/validators/staff/first-sign-in'
import { BROWSER_HEADER, SignInResponse } from 'shared-ui/validators/staff/staff-session'
import { defineEndpoint } from '../../http/endpoints/endpoint.ts'
import { networkOf } from '../../http/limits/client-address.ts'
import { countAttempt, countCode } from '../../http/limits/sign-in-limits.ts'
import { userAgentOf } from '../../http/user-agent.ts'
import type { Lodge } from '../../lodge.ts'
import { sessionKey } from './session-key.ts'
import { identifyStaff, signIn } from './staff-session-service.ts'

const browserTokenOf = ({ headers }: FastifyRequest): string | undefined => {
  const token = headers[BROWSER_HEADER]
  return typeof token === 'string' ? token : undefined
}

/** Registers the identification of staff and `POST /sign-in`. */
export async function registerStaffSession(app: FastifyInstance, lodge: Lodge): Promise<void> {
  const key = await sessionKey(lodge)
  app.decorate('identifyStaff', (request: FastifyRequest) =>
    identifyStaff(lodge, key, request.headers.authorization),
  )

  defineEndpoint(
    app,
    {
      method: 'POST',
      url: '/sign-in',
      summary: 'Signs a staff member in',
      description:
        'The token is valid for eight hours, and is sent with every staff request as `Authorization: Bearer`. A browser that sends its `browser` of an earlier sign-in as the header `lodge-browser` is not refused because of failed attempts elsewhere. For a member with a second factor it fails with 401 `second_factor_needed` until it is sent again with `code`. In production a generated first password gets 401 `new_password_needed` until it is sent again with `newPassword`, and 401 `first_password_ended` after seven days.',
      access: 'anyone',
      body: AnySignInRequest,
      response: SignInResponse,
    },
    async ({ body, request }) =>
      signIn(
        {
          lodge,
          key,
          countAttempt: (attempt) => countAttempt(app.requestCounter, attempt),
          countCode: (attempt) => countCode(app.requestCounter, attempt),
        },
        {
          ...body,
          network: networkOf(request.ip),
          userAgent: userAgentOf(request),
          browserToken: browserTokenOf(request),
        },
      ),
  )
}
