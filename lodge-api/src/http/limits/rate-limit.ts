import { MINUTE_MS } from 'shared-ui/rules/dates/durations'
import '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { DomainError } from '../../errors.ts'
import { networkOf } from './client-address.ts'
import type { SharedLimit } from './request-counter.ts'

/**
 * At most `max` requests in `windowMs` from one address, or from one /64 network of IPv6 addresses. With `shared`, all
 * endpoints that have the limit are counted together in the database, across both sites and all servers. Without it,
 * each endpoint of each server counts its own requests in memory.
 */
export type RateLimit = {
  max: number
  windowMs: number
  shared?: string
}

/**
 * At most `max` failures in `windowMs` of one `key`, which may be a value of the body, counted in the database under the
 * name `shared`. Successful requests do not count.
 */
export type FailureLimit = {
  max: number
  windowMs: number
  shared: string
  key: (request: FastifyRequest) => string
  isFailure: (error: unknown) => boolean
}

/** `retryAfterSeconds` is sent as the `Retry-After` header. */
export class TooManyRequests extends DomainError {
  readonly code = 'too_many_requests'
  readonly retryAfterSeconds: number

  constructor(retryAfterSeconds: number) {
    super()
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** Payment sessions hold nights and cost a request to the provider. The limit leaves room for changing one's mind. */
export const PAYMENT_SESSION_LIMIT: RateLimit = {
  max: 20,
  windowMs: 10 * MINUTE_MS,
  shared: 'payment-session',
}

/** Charges: higher than the limit on sessions, because a browser repeats a request whose response was lost. */
export const MAKE_RESERVATION_LIMIT: RateLimit = {
  max: 30,
  windowMs: 10 * MINUTE_MS,
  shared: 'make-reservation',
}

/** A page polls the outcome of its purchase every few seconds, and mobile carriers share one address among many phones. */
export const OUTCOME_LIMIT: RateLimit = { max: 120, windowMs: MINUTE_MS, shared: 'outcome' }

/** Visitors' forms send mail to people. The limit allows corrections and stops floods. */
export const VISITOR_FORM_LIMIT: RateLimit = { max: 10, windowMs: 10 * MINUTE_MS, shared: 'visitor-form' }

/** Endpoints behind the links of mails. The limit allows repeated clicks and stops guessing of tokens. */
export const MAIL_LINK_LIMIT: RateLimit = { max: 30, windowMs: MINUTE_MS }

/** Recalling guests by document: more than a busy front desk types, less than listing everybody takes. */
export const KNOWN_CLIENT_LIMIT: RateLimit = { max: 60, windowMs: MINUTE_MS }

/** Guesses of one's own password in an open session. */
export const OWN_PASSWORD_FAILURES: FailureLimit = {
  max: 10,
  windowMs: MINUTE_MS,
  key: ({ staff }) => staff?.id ?? '',
  shared: 'password-failures',
  isFailure: (error) => error instanceof DomainError && error.code === 'current_password_wrong',
}

/** Wrong first codes of an app that is being connected, in an open session. */
export const CODE_FAILURES: FailureLimit = {
  max: 10,
  windowMs: MINUTE_MS,
  key: ({ staff }) => staff?.id ?? '',
  shared: 'code-failures',
  isFailure: (error) => error instanceof DomainError && error.code === 'second_factor_wrong',
}

const addressOf = (request: FastifyRequest): string => networkOf(request.ip)

/** Counts a request. Returns the seconds to wait past the limit, else 0. */
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

/** Returns an `onRequest` hook that counts the request and throws `TooManyRequests` past a limit. */
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

/**
 * Returns a `preHandler` hook that counts a request as a failure before its body is checked and before its work, so that
 * requests at the same time are limited too. Throws `TooManyRequests` past the limit.
 */
export const countAsFailure = (app: FastifyInstance, failureLimit: FailureLimit) => {
  const limit = sharedLimit(failureLimit)
  return async (request: FastifyRequest): Promise<void> =>
    refuseFor(seconds(await app.requestCounter.count(limit, failureLimit.key(request))))
}

/** Wraps the handler of a request that `countAsFailure` has counted: uncounts the request unless it fails. */
export function uncountUnlessFailed<TResult>(
  app: FastifyInstance,
  failureLimit: FailureLimit,
  handle: (request: FastifyRequest, sentBody?: unknown) => Promise<TResult> | TResult,
) {
  const uncount = (request: FastifyRequest) =>
    app.requestCounter.uncount(sharedLimit(failureLimit), failureLimit.key(request))
  return async (request: FastifyRequest, sentBody?: unknown): Promise<TResult> => {
    try {
      const result = await handle(request, sentBody)
      await uncount(request)
      return result
    } catch (error) {
      if (!failureLimit.isFailure(error)) await uncount(request)
      throw error
    }
  }
}
