import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import fastify from 'fastify'
import { registerElements } from './element-routes.ts'
import { createFaults } from './faults.ts'
import { registerGateway } from './gateway-routes.ts'
import { SANDBOX_DEFAULTS, type SandboxSettings } from './sandbox-settings.ts'
import { openSandboxStore } from './sandbox-store.ts'
import { registerTestHooks } from './test-hooks.ts'

export type Sandbox = {
  /** Listens and gives back the address to reach it at; port 0 takes a free one. */
  listen(at: { port: number; host: string }): Promise<{ url: string; port: number }>
  /** Finishes what runs, then closes the port and the books. */
  close(): Promise<void>
}

const LOOPBACK = new Set(['127.0.0.1', '::1', 'localhost'])
// A card form and an order are small; nothing larger is read.
const BODY_LIMIT = 32 * 1024

/**
 * A card provider to test with, beside the lodge and not part of it: it speaks Niubiz's protocol, serves its own card
 * fields, and pretends to charge (design.md, Booking and payment). It logs nothing.
 */
export function createSandbox(given: SandboxSettings): Sandbox {
  const settings = { ...SANDBOX_DEFAULTS, ...given }
  mkdirSync(dirname(settings.storeFile), { recursive: true })
  const store = openSandboxStore(settings.storeFile)
  const faults = createFaults()
  const making = {
    store,
    merchantId: settings.merchantId,
    clock: settings.clock,
    sessionLifeMs: settings.sessionLifeMs,
    tokenLifeMs: settings.tokenLifeMs,
  }
  const refunds = { shape: settings.refundShape }
  let boundHost = ''

  const app = fastify({ bodyLimit: BODY_LIMIT, forceCloseConnections: true })
  const { user, password } = settings
  registerGateway(app, { making, refunds, faults, credentials: { user, password } })
  registerElements(app, { making, pageSources: settings.pageSources })
  registerTestHooks(app, { store, faults, refunds, isLoopbackOnly: () => LOOPBACK.has(boundHost) })
  app.addHook('onClose', async () => store.close())

  return {
    async listen({ port, host }) {
      boundHost = host
      await app.listen({ port, host })
      const address = app.server.address()
      const boundPort = address && typeof address === 'object' ? address.port : port
      const name = LOOPBACK.has(host) ? host.replace('::1', '[::1]') : '127.0.0.1'
      return { url: `http://${name}:${boundPort}`, port: boundPort }
    },
    close: () => app.close(),
  }
}
