import '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { DomainError } from '../errors.ts'

/** At most `max` calls a `windowMs` from one caller, told apart by `key`: the address by default. */
export type RateLimit = {
  max: number
  windowMs: number
  key?: (request: FastifyRequest) => string
}

/** C-01: `retryAfterSeconds` goes out as the `Retry-After` header. */
export class TooManyRequests extends DomainError {
  readonly code = 'too_many_requests'
  readonly retryAfterSeconds: number

  constructor(retryAfterSeconds: number) {
    super()
    this.retryAfterSeconds = retryAfterSeconds
  }
}

const MINUTE = 60_000

/** Payment sessions hold nights and cost a call to the provider: enough for a family that changes its mind. */
export const PAYMENT_SESSION_LIMIT: RateLimit = { max: 20, windowMs: 10 * MINUTE }

/** What visitors write reaches people by mail: enough for who corrects themselves, not for who floods. */
export const VISITOR_FORM_LIMIT: RateLimit = { max: 10, windowMs: 10 * MINUTE }

/** What the links of mails lead to: enough for who presses again and again, not for who tries tokens. */
export const MAIL_LINK_LIMIT: RateLimit = { max: 30, windowMs: MINUTE }

const limitOf = (app: FastifyInstance, { max, windowMs, key }: RateLimit) =>
  app.createRateLimit({ max, timeWindow: windowMs, ...(key && { keyGenerator: key }) })

/** One check to run before a call is handled; it counts the call, and throws `TooManyRequests` past the limit. */
export function limiter(app: FastifyInstance, limits: readonly RateLimit[]) {
  const checks = limits.map((limit) => limitOf(app, limit))
  return async (request: FastifyRequest): Promise<void> => {
    for (const check of checks) {
      const count = await check(request)
      if (!count.isAllowed && count.isExceeded) throw new TooManyRequests(count.ttlInSeconds)
    }
  }
}

/** A limit on failures alone: `refuseTooMany` before trying, `count` after failing. */
export function failureLimiter(app: FastifyInstance, limit: RateLimit) {
  const check = limitOf(app, limit)
  return {
    async refuseTooMany(request: FastifyRequest): Promise<void> {
      const failures = await check(request, { increment: false })
      if (!failures.isAllowed && failures.remaining === 0) throw new TooManyRequests(failures.ttlInSeconds)
    },
    async count(request: FastifyRequest): Promise<void> {
      await check(request)
    },
  }
}
