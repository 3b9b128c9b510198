import type { FastifyInstance, FastifyRequest } from 'fastify'
import { usernameKey } from 'shared-ui/rules/username-key'
import { SignInRequest, SignInResponse } from 'shared-ui/validators/staff/staff-session'
import * as v from 'valibot'
import { defineEndpoint } from '../../http/endpoints/endpoint.ts'
import type { FailureLimit, RateLimit } from '../../http/limits/rate-limit.ts'
import type { Lodge } from '../../lodge.ts'
import { sessionKey } from './session-key.ts'
import { CredentialsWrong } from './staff-session-errors.ts'
import { identifyStaff, signIn } from './staff-session-service.ts'

const MINUTE = 60_000
const ATTEMPTS_BY_ADDRESS: RateLimit = { max: 30, windowMs: MINUTE, shared: 'sign-in' }

const Username = v.object({ username: v.pipe(v.string(), v.transform(usernameKey)) })
const usernameOf = (request: FastifyRequest): string => {
  const parsed = v.safeParse(Username, request.body)
  return parsed.success ? parsed.output.username : ''
}
/** Counts only failures, so that frequent sign-ins lock nobody out. */
const FAILURES_BY_USERNAME: FailureLimit = {
  max: 10,
  windowMs: MINUTE,
  key: usernameOf,
  shared: 'sign-in-failures',
  isFailure: (error) => error instanceof CredentialsWrong,
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
      summary: 'Signs a member of staff in',
      description:
        'The token is valid for eight hours, and is sent with every staff request as `Authorization: Bearer`.',
      access: 'anyone',
      body: SignInRequest,
      response: SignInResponse,
      limits: [ATTEMPTS_BY_ADDRESS],
      failureLimit: FAILURES_BY_USERNAME,
    },
    async ({ body }) => ({ token: await signIn(lodge, key, body) }),
  )
}
