import type { FastifyInstance, FastifyReply } from 'fastify'
import type { SandboxResponse } from './gateway-responses.ts'
import type { RefundShape } from './sandbox-settings.ts'
import type { SandboxStore } from './sandbox-store.ts'

/** A request of the lodge's server to the gateway. */
export type Step = 'session' | 'authorise' | 'lookup' | 'void' | 'reverse' | 'refund'

/** Processes a request; a refund is described in the given shape instead of the configured one. */
export type Work = (refundShape?: RefundShape) => SandboxResponse

/** An extension of the sandbox by the program that creates it. The product has none; tests let the gateway fail. */
export type SandboxPlugin = {
  /** Adds endpoints of its own. */
  register(
    app: FastifyInstance,
    parts: { store: Pick<SandboxStore, 'charges' | 'refunds'>; isLoopbackOnly: () => boolean },
  ): void
  /** Processes a request and responds. */
  respond(step: Step, reply: FastifyReply, work: Work): Promise<FastifyReply>
}

export const NO_PLUGIN: SandboxPlugin = {
  register: () => undefined,
  async respond(_step, reply, work) {
    const { status, body } = work()
    return reply.code(status).send(body)
  },
}
