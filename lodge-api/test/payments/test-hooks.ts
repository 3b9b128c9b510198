import * as v from 'valibot'
import type { SandboxPlugin } from '../../src/payments/sandbox/sandbox-plugin.ts'
import { createFaults, faultRequest } from './faults.ts'

const refundShapeRequest = v.strictObject({ shape: v.picklist(['current', 'older']) })

/**
 * Plugin of the sandbox for tests: faults and endpoints, which are refused unless the sandbox listens only on the loopback interface.
 * - `GET /_sandbox/charges` → `[{ purchaseNumber, amount, status }]`, amounts in céntimos, in order.
 * - `GET /_sandbox/refunds` → `[{ reference, purchaseNumber, amount }]`, in order; a reference sent twice
 *   appears twice.
 * - `POST /_sandbox/next` `{ behaviour, step, times, … }`: adds a fault for the next requests, see `faults.ts`.
 * - `POST /_sandbox/refund-shape` `{ shape }`: sets the shape of refund responses, `current` or `older`.
 */
export function createTestHooks(): SandboxPlugin {
  const faults = createFaults()
  return {
    respond: faults.respond,
    register(app, { store, isLoopbackOnly }) {
      app.register(async (hooks) => {
        hooks.addHook('onRequest', async (_request, reply) => {
          if (isLoopbackOnly()) return
          return reply
            .code(403)
            .send({ errorMessage: 'Test hooks are for a sandbox bound to 127.0.0.1 alone.' })
        })

        hooks.get('/_sandbox/charges', async () =>
          store.charges().map(({ purchaseNumber, amount, status }) => ({ purchaseNumber, amount, status })),
        )

        hooks.get('/_sandbox/refunds', async () => store.refunds())

        hooks.post('/_sandbox/next', async (request, reply) => {
          const fault = v.safeParse(faultRequest, request.body)
          if (!fault.success) return reply.code(400).send({ errorMessage: v.summarize(fault.issues) })
          faults.add(fault.output)
          return reply.code(204).send()
        })

        hooks.post('/_sandbox/refund-shape', async (request, reply) => {
          const parsed = v.safeParse(refundShapeRequest, request.body)
          if (!parsed.success) return reply.code(400).send({ errorMessage: v.summarize(parsed.issues) })
          faults.describeRefundsIn(parsed.output.shape)
          return reply.code(204).send()
        })
      })
    },
  }
}
