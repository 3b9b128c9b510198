import type { FastifyInstance, FastifyRequest } from 'fastify'
import { usernameKey } from 'shared-ui/rules/username-key'
import { SignInAnswer, SignInRequest } from 'shared-ui/validators/staff-session'
import * as v from 'valibot'
import { defineCall } from '../../http/call.ts'
import { failureLimiter, type RateLimit } from '../../http/rate-limit.ts'
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
/** Only failures count, so that nobody is kept out by signing in often. */
const FAILURES_BY_USERNAME: RateLimit = {
  max: 10,
  windowMs: MINUTE,
  key: usernameOf,
  shared: 'sign-in-failures',
}

/** C-02: the guard of every staff call of `app`, and `POST /sign-in`. */
export async function registerStaffSession(app: FastifyInstance, lodge: Lodge): Promise<void> {
  const key = await sessionKey(lodge)
  app.decorate('identifyStaff', (request: FastifyRequest) =>
    identifyStaff(lodge, key, request.headers.authorization),
  )

  const failures = failureLimiter(app, FAILURES_BY_USERNAME)
  defineCall(
    app,
    {
      method: 'POST',
      url: '/sign-in',
      summary: 'Signs a member of staff in',
      description:
        'The token holds for eight hours, and goes with every staff call as `Authorization: Bearer`.',
      access: 'anyone',
      body: SignInRequest,
      answer: SignInAnswer,
      limits: [ATTEMPTS_BY_ADDRESS],
    },
    async ({ body, request }) => {
      await failures.refuseTooMany(request)
      try {
        return { token: await signIn(lodge, key, body) }
      } catch (error) {
        if (error instanceof CredentialsWrong) await failures.count(request)
        throw error
      }
    },
  )
}
