import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import fastify from 'fastify'
import { WITHOUT_JSON_SCHEMAS } from '../../without-json-schemas.ts'
import { registerElements } from './element-routes.ts'
import { registerGateway } from './gateway-routes.ts'
import { NO_PLUGIN, type SandboxPlugin } from './sandbox-plugin.ts'
import { SANDBOX_DEFAULTS, type SandboxSettings } from './sandbox-settings.ts'
import { openSandboxStore } from './sandbox-store.ts'

export type Sandbox = {
  /** Starts to listen and returns the address; port 0 chooses a free port. */
  listen(at: { port: number; host: string }): Promise<{ url: string; port: number }>
  /** Waits for running requests, then closes the port and the store. */
  close(): Promise<void>
}

const LOOPBACK = new Set(['127.0.0.1', '::1', 'localhost'])
// Card forms and orders are small; larger bodies are refused.
const BODY_LIMIT = 32 * 1024

/**
 * Creates a card provider for demonstrations and tests, separate from the lodge's server: it speaks Niubiz's protocol, serves its own card fields and
 * simulates charges. It logs nothing.
 */
export function createSandbox(options: SandboxSettings, plugin: SandboxPlugin = NO_PLUGIN): Sandbox {
  const settings = { ...SANDBOX_DEFAULTS, ...options }
  mkdirSync(dirname(settings.storeFile), { recursive: true })
  const store = openSandboxStore(settings.storeFile)
  const making = {
    store,
    merchantId: settings.merchantId,
    clock: settings.clock,
    sessionLifeMs: settings.sessionLifeMs,
    tokenLifeMs: settings.tokenLifeMs,
  }
  let boundHost = ''

  const app = fastify({
    bodyLimit: BODY_LIMIT,
    forceCloseConnections: true,
    schemaController: WITHOUT_JSON_SCHEMAS,
  })
  const { user, password } = settings
  registerGateway(app, {
    making,
    refundShape: settings.refundShape,
    respond: plugin.respond,
    credentials: { user, password },
  })
  registerElements(app, { making, pageSources: settings.pageSources })
  plugin.register(app, { store, isLoopbackOnly: () => LOOPBACK.has(boundHost) })
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
