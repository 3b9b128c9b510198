import '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { DomainError } from '../errors.ts'
import { networkOf } from './client-address.ts'
import type { SharedLimit } from './request-counter.ts'

/**
 * At most `max` requests in `windowMs` from one caller, told apart by `key`: by default the address, or the /64 network of an IPv6
 * address. With `shared`, a name, the requests of both sites and all servers are counted together in the database, by every endpoint
 * that has the limit; without it, each endpoint of each server counts its own in memory.
 */
export type RateLimit = {
  max: number
  windowMs: number
  key?: (request: FastifyRequest) => string
  shared?: string
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

/** Counts a request, or only looks; the seconds to wait where it is past the limit, else 0. */
type Check = {
  count: (request: FastifyRequest) => Promise<number>
  look: (request: FastifyRequest) => Promise<number>
}

function checkOf(app: FastifyInstance, { shared, ...limit }: RateLimit): Check {
  return shared === undefined
    ? memoryCheck(app, limit)
    : sharedCheck(app, { ...limit, name: shared }, limit.key ?? addressOf)
}

function memoryCheck(app: FastifyInstance, { max, windowMs, key = addressOf }: RateLimit): Check {
  const check = app.createRateLimit({ max, timeWindow: windowMs, keyGenerator: key })
  return {
    count: async (request) => {
      const state = await check(request)
      return !state.isAllowed && state.isExceeded ? state.ttlInSeconds : 0
    },
    look: async (request) => {
      const state = await check(request, { increment: false })
      return !state.isAllowed && state.remaining === 0 ? state.ttlInSeconds : 0
    },
  }
}

const seconds = (ms: number): number => Math.ceil(ms / 1000)

function sharedCheck(
  app: FastifyInstance,
  limit: SharedLimit,
  keyOf: (request: FastifyRequest) => string,
): Check {
  const counter = app.requestCounter
  return {
    count: async (request) => seconds(await counter.count(limit, keyOf(request))),
    look: async (request) => seconds(await counter.waitOf(limit, keyOf(request))),
  }
}

/** One check to run before a request is handled; it counts the request, and throws `TooManyRequests` past the limit. */
export function limiter(app: FastifyInstance, limits: readonly RateLimit[]) {
  const checks = limits.map((limit) => checkOf(app, limit))
  return async (request: FastifyRequest): Promise<void> => {
    for (const { count } of checks) refuseFor(await count(request))
  }
}

/** A limit on failures alone: `refuseTooMany` before trying, `count` after failing. */
export function failureLimiter(app: FastifyInstance, limit: RateLimit) {
  const check = checkOf(app, limit)
  return {
    async refuseTooMany(request: FastifyRequest): Promise<void> {
      refuseFor(await check.look(request))
    },
    async count(request: FastifyRequest): Promise<void> {
      await check.count(request)
    },
  }
}

function refuseFor(waitSeconds: number): void {
  if (waitSeconds > 0) throw new TooManyRequests(waitSeconds)
}
