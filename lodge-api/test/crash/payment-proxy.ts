import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'

/** The endpoints of the provider that the server uses. */
export type ProviderEndpoint = 'session' | 'authorise' | 'lookup' | 'void' | 'refund' | 'other'

/**
 * Progress of a request: `before` it reaches the provider, `done` there without a response, `responded` with the response sent to
 * the server.
 */
export type Stage = 'before' | 'done' | 'responded'

type Stop = { endpoint: ProviderEndpoint; stage: Stage; reached: () => void }

/** A proxy between the server and its provider, on which a test can wait for a request and hold it. */
export type PaymentProxy = {
  url: string
  /** Holds every request to an endpoint at a stage from now on; resolves when the first one is held. */
  hold: (endpoint: ProviderEndpoint, stage: Stage) => Promise<void>
  /** Releases the held requests: closes them without a response, after delivering them to the provider if requested. */
  release: (held: 'close' | 'deliver') => Promise<void>
  /** Closes every request without a response, as an unreachable provider does, until `comeBack`. */
  goAway: () => void
  comeBack: () => void
  close: () => Promise<void>
}

type Exchange = { request: IncomingMessage; body: string; response: ServerResponse }

/** Opens the proxy on a free port, in front of the provider at `target`. */
export async function openPaymentProxy(target: string): Promise<PaymentProxy> {
  let stop: Stop | undefined
  let isAway = false
  const held = new Set<Exchange>()
  const inFlight = new Set<Promise<void>>()

  const isAt = (endpoint: ProviderEndpoint, stage: Stage) =>
    stop?.endpoint === endpoint && stop.stage === stage

  async function forward(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (isAway) {
      response.destroy()
      return
    }
    const exchange = { request, response, body: await text(request) }
    const endpoint = endpointOf(request.url ?? '')
    if (isAt(endpoint, 'before')) {
      held.add(exchange)
      stop?.reached()
      return
    }
    const delivered = await deliver(target, exchange)
    if (isAt(endpoint, 'done')) {
      held.add(exchange)
      stop?.reached()
      return
    }
    if (!delivered) {
      response.destroy()
      return
    }
    response.writeHead(delivered.status, { 'content-type': delivered.type })
    response.end(delivered.body, () => {
      if (isAt(endpoint, 'responded')) stop?.reached()
    })
  }

  const server = createServer((request, response) => {
    // The server was killed while it sent the request.
    const forwarded = forward(request, response).catch(() => {
      response.destroy()
    })
    inFlight.add(forwarded)
    void forwarded.finally(() => inFlight.delete(forwarded))
  })
  server.listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined

  return {
    url: `http://127.0.0.1:${port}`,
    hold: (endpoint, stage) =>
      new Promise((reached) => {
        stop = { endpoint, stage, reached }
      }),
    async release(how) {
      const isUndelivered = stop?.stage === 'before'
      stop = undefined
      await Promise.all(inFlight)
      for (const exchange of held) {
        if (how === 'deliver' && isUndelivered) await deliver(target, exchange)
        exchange.response.destroy()
      }
      held.clear()
    },
    goAway: () => {
      isAway = true
    },
    comeBack: () => {
      isAway = false
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function endpointOf(path: string): ProviderEndpoint {
  if (path.includes('/token/session/')) return 'session'
  if (path.includes('/authorization/ecommerce/')) return 'authorise'
  if (path.includes('/retrieve/purchase/')) return 'lookup'
  if (path.includes('/void/ecommerce/')) return 'void'
  if (path.includes('/api.refund/')) return 'refund'
  return 'other'
}

const PROVIDER_LIMIT_MS = 30_000

/** Returns the provider's response, or undefined if the provider closed the connection. */
async function deliver(target: string, { request, body }: Exchange) {
  try {
    const response = await fetch(`${target}${request.url}`, {
      method: request.method ?? 'GET',
      headers: {
        authorization: request.headers.authorization ?? '',
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body }),
      signal: AbortSignal.timeout(PROVIDER_LIMIT_MS),
    })
    const type = response.headers.get('content-type') ?? 'text/plain'
    return { status: response.status, type, body: await response.text() }
  } catch {
    return undefined
  }
}
