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

/** One check to run before a call is handled; it counts the call, and throws `TooManyRequests` past the limit. */
export function limiter(app: FastifyInstance, limits: readonly RateLimit[]) {
  const checks = limits.map((limit) =>
    app.createRateLimit({
      max: limit.max,
      timeWindow: limit.windowMs,
      ...(limit.key && { keyGenerator: limit.key }),
    }),
  )
  return async (request: FastifyRequest): Promise<void> => {
    for (const check of checks) {
      const count = await check(request)
      if (!count.isAllowed && count.isExceeded) throw new TooManyRequests(count.ttlInSeconds)
    }
  }
}
