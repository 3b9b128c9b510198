import '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { DomainError } from '../errors.ts'
import { networkOf } from './client-address.ts'
import type { SharedLimit } from './request-counter.ts'

/**
 * At most `max` requests in `windowMs` from one address, or from one /64 network of IPv6 addresses. With `shared`, a name, the requests of
 * both sites and all servers are counted together in the database, by every endpoint that has the limit; without it, each endpoint of each
 * server counts its own in memory.
 */
export type RateLimit = {
  max: number
  windowMs: number
  shared?: string
}

/** At most `max` failures in `windowMs` of one `key`, counted in the database under the name `shared`. Success does not count. */
export type FailureLimit = {
  max: number
  windowMs: number
  shared: string
  key: (request: FastifyRequest) => string
  isFailure: (error: unknown) => boolean
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

/** Payment sessions hold nights and cost a request to the provider: enough for a family that changes its mind. */
export const PAYMENT_SESSION_LIMIT: RateLimit = { max: 20, windowMs: 10 * MINUTE, shared: 'payment-session' }

/** Charges: more than the sessions there can be, since a browser repeats a request whose response was lost. */
export const MAKE_RESERVATION_LIMIT: RateLimit = {
  max: 30,
  windowMs: 10 * MINUTE,
  shared: 'make-reservation',
}

/** A page asks for the outcome of its purchase every few seconds, and carriers share one address among many phones. */
export const OUTCOME_LIMIT: RateLimit = { max: 120, windowMs: MINUTE, shared: 'outcome' }

/** What visitors write reaches people by mail: enough for who corrects themselves, not for who floods. */
export const VISITOR_FORM_LIMIT: RateLimit = { max: 10, windowMs: 10 * MINUTE, shared: 'visitor-form' }

/** What the links of mails lead to: enough for who presses again and again, not for who tries tokens. */
export const MAIL_LINK_LIMIT: RateLimit = { max: 30, windowMs: MINUTE }

const addressOf = (request: FastifyRequest): string => networkOf(request.ip)

/** Counts a request; the seconds to wait where it is past the limit, else 0. */
type Count = (request: FastifyRequest) => Promise<number>

const seconds = (ms: number): number => Math.ceil(ms / 1000)

function counterOf(app: FastifyInstance, { shared, max, windowMs }: RateLimit): Count {
  if (shared === undefined) return memoryCounter(app, { max, windowMs })
  const limit = { name: shared, max, windowMs }
  return async (request) => seconds(await app.requestCounter.count(limit, addressOf(request)))
}

function memoryCounter(app: FastifyInstance, { max, windowMs }: RateLimit): Count {
  const check = app.createRateLimit({ max, timeWindow: windowMs, keyGenerator: addressOf })
  return async (request) => {
    const state = await check(request)
    return !state.isAllowed && state.isExceeded ? state.ttlInSeconds : 0
  }
}

function refuseFor(waitSeconds: number): void {
  if (waitSeconds > 0) throw new TooManyRequests(waitSeconds)
}

/** An `onRequest` hook that counts the request, and throws `TooManyRequests` past a limit. */
export function checkLimits(app: FastifyInstance, limits: readonly RateLimit[]) {
  const counters = limits.map((limit) => counterOf(app, limit))
  return async (request: FastifyRequest): Promise<void> => {
    for (const count of counters) refuseFor(await count(request))
  }
}

const sharedLimit = ({ shared, max, windowMs }: FailureLimit): SharedLimit => ({
  name: shared,
  max,
  windowMs,
})

/** A `preHandler` hook that throws `TooManyRequests` after too many failures; it counts nothing. */
export function checkFailures(app: FastifyInstance, limit: FailureLimit) {
  return async (request: FastifyRequest): Promise<void> => {
    refuseFor(seconds(await app.requestCounter.waitOf(sharedLimit(limit), limit.key(request))))
  }
}

/** The handler, with its failures counted before they are reported. */
export function countingFailures<THandled extends { request: FastifyRequest }, TResult>(
  app: FastifyInstance,
  limit: FailureLimit,
  handle: (handled: THandled) => Promise<TResult> | TResult,
) {
  return async (handled: THandled): Promise<TResult> => {
    try {
      return await handle(handled)
    } catch (error) {
      if (limit.isFailure(error))
        await app.requestCounter.count(sharedLimit(limit), limit.key(handled.request))
      throw error
    }
  }
}
