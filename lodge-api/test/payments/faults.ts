import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyReply } from 'fastify'
import * as v from 'valibot'
import { refundRefused } from '../../src/payments/sandbox/gateway-responses.ts'
import type { Step, Work } from '../../src/payments/sandbox/sandbox-plugin.ts'
import type { RefundShape } from '../../src/payments/sandbox/sandbox-settings.ts'

/** The endpoints that can be made to fail. */
const step = v.picklist(['session', 'authorise', 'lookup', 'void', 'reverse', 'refund'] satisfies Step[])

const behaviour = v.picklist([
  'lose-response-before',
  'lose-response-after',
  'html-500',
  'status',
  'refuse',
  'slow',
  'other-amount',
])

/**
 * A fault for the next requests to one endpoint.
 * - `lose-response-before`: the connection is closed before the request is processed.
 * - `lose-response-after`: the request is processed, then the connection is closed.
 * - `html-500`: not processed; an HTML page instead of JSON.
 * - `status`: not processed; a plain HTTP status, as a proxy would return it.
 * - `refuse` (refunds only): not processed; `CODERROR` and `DSCERROR` with HTTP 200.
 * - `slow`: processed immediately, but the response waits `delayMs`.
 * - `other-amount`: processed, but the response has one sol more; a refund uses the older shape, because only that has an amount.
 */
export const faultRequest = v.pipe(
  v.strictObject({
    behaviour,
    step: v.optional(step, 'authorise'),
    times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000)), 1),
    delayMs: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(600_000)), 0),
    status: v.optional(v.picklist([401, 403, 404, 406, 422, 500]), 500),
    CODERROR: v.optional(v.pipe(v.string(), v.maxLength(20)), '101'),
    DSCERROR: v.optional(v.pipe(v.string(), v.maxLength(1_000)), 'Devolucion rechazada'),
  }),
  v.check((fault) => fault.behaviour !== 'refuse' || fault.step === 'refund', 'only a refund can be refused'),
)
export type Fault = v.InferOutput<typeof faultRequest>

/** Creates the queue of faults, in the order of their requests. `refundShape` replaces the sandbox's own if it is set. */
export function createFaults() {
  let waiting: Fault[] = []
  let refundShape: RefundShape | undefined

  function take(of: Step): Fault | undefined {
    const fault = waiting.find((candidate) => candidate.step === of)
    if (!fault) return undefined
    fault.times -= 1
    waiting = waiting.filter((candidate) => candidate.times > 0)
    return fault
  }

  return {
    add: (fault: Fault) => waiting.push({ ...fault }),

    /** Sets the shape of the refund responses from now on. */
    describeRefundsIn(shape: RefundShape): void {
      refundShape = shape
    },

    /** Processes a request and responds, applying the next fault of its step. */
    async respond(of: Step, reply: FastifyReply, work: Work): Promise<FastifyReply> {
      const fault = take(of)
      const refusal = fault && respondWithoutWork(fault, reply)
      if (refusal) return refusal
      const { status, body } = work(fault?.behaviour === 'other-amount' ? 'older' : refundShape)
      if (fault?.behaviour === 'lose-response-after') return cut(reply)
      if (fault?.behaviour === 'slow') await sleep(fault.delayMs, undefined, { ref: false })
      return reply.code(status).send(fault?.behaviour === 'other-amount' ? withOneSolMore(body) : body)
    },
  }
}

/** Applies a fault that comes before the processing; returns undefined for those that come after it. */
function respondWithoutWork(fault: Fault, reply: FastifyReply): FastifyReply | undefined {
  switch (fault.behaviour) {
    case 'lose-response-before':
      return cut(reply)
    case 'html-500':
      return reply
        .code(500)
        .type('text/html')
        .send('<!doctype html><title>500</title><h1>Internal Server Error</h1>')
    case 'status':
      return fault.status === 401
        ? reply.code(401).type('text/plain').send('Unauthorized')
        : reply.code(fault.status).send({ message: `Status ${fault.status}` })
    case 'refuse': {
      const { status, body } = refundRefused(fault.CODERROR, fault.DSCERROR)
      return reply.code(status).send(body)
    }
    case 'lose-response-after':
    case 'slow':
    case 'other-amount':
      return undefined
  }
}

function cut(reply: FastifyReply): FastifyReply {
  reply.hijack()
  reply.raw.destroy()
  return reply
}

const withOrder = v.looseObject({ order: v.looseObject({ amount: v.number() }) })
const withAmount = v.looseObject({ amount: v.number() })

function withOneSolMore(body: unknown): unknown {
  if (v.is(withOrder, body)) return { ...body, order: { ...body.order, amount: body.order.amount + 1 } }
  return v.is(withAmount, body) ? { ...body, amount: body.amount + 1 } : body
}
