import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyReply } from 'fastify'
import * as v from 'valibot'

/** A call that can be made to go wrong. */
const step = v.picklist(['session', 'authorise', 'lookup', 'void', 'reverse', 'refund'])
export type Step = v.InferOutput<typeof step>

/**
 * What the next calls of one step suffer.
 * - `lose-answer-before`: the connection is cut, nothing was done.
 * - `lose-answer-after`: it is done, then the connection is cut.
 * - `html-500`: nothing was done; a page in place of JSON.
 * - `slow`: it is done at once, the answer waits `delayMs`.
 * - `other-amount`: it is done, and the answer tells of one sol more.
 */
export const faultRequest = v.strictObject({
  behaviour: v.picklist(['lose-answer-before', 'lose-answer-after', 'html-500', 'slow', 'other-amount']),
  step: v.optional(step, 'authorise'),
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000)), 1),
  delayMs: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(600_000)), 0),
})
export type Fault = v.InferOutput<typeof faultRequest>

export type Answer = { status: number; body: unknown }

/** The faults that are waiting to happen, in the order in which they were asked for. */
export function createFaults() {
  let waiting: Fault[] = []

  function take(of: Step): Fault | undefined {
    const fault = waiting.find((candidate) => candidate.step === of)
    if (!fault) return undefined
    fault.times -= 1
    waiting = waiting.filter((candidate) => candidate.times > 0)
    return fault
  }

  return {
    add: (fault: Fault) => waiting.push({ ...fault }),

    /** Does the work of a call and answers it, or whatever the next fault makes of that. */
    async answer(of: Step, reply: FastifyReply, work: () => Answer): Promise<FastifyReply> {
      const fault = take(of)
      if (fault?.behaviour === 'lose-answer-before') return cut(reply)
      if (fault?.behaviour === 'html-500') {
        return reply
          .code(500)
          .type('text/html')
          .send('<!doctype html><title>500</title><h1>Internal Server Error</h1>')
      }
      const { status, body } = work()
      if (fault?.behaviour === 'lose-answer-after') return cut(reply)
      if (fault?.behaviour === 'slow') await delay(fault.delayMs, undefined, { ref: false })
      return reply.code(status).send(fault?.behaviour === 'other-amount' ? withOneSolMore(body) : body)
    },
  }
}

export type Faults = ReturnType<typeof createFaults>

function cut(reply: FastifyReply): FastifyReply {
  reply.hijack()
  reply.raw.destroy()
  return reply
}

const withOrder = v.looseObject({ order: v.looseObject({ amount: v.number() }) })

function withOneSolMore(body: unknown): unknown {
  if (!v.is(withOrder, body)) return body
  return { ...body, order: { ...body.order, amount: body.order.amount + 1 } }
}
