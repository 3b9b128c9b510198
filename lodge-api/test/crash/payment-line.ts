import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'

/** The calls of the lodge's server at the provider. */
export type ProviderCall = 'session' | 'authorise' | 'lookup' | 'void' | 'refund' | 'other'

/**
 * Where a call is: `before` it reaches the provider, `done` there but not answered yet, `answered` with the answer on
 * its way into the server.
 */
export type Station = 'before' | 'done' | 'answered'

type Stop = { call: ProviderCall; station: Station; reached: () => void }

/** The line between the server and its provider, on which a test can wait for a call and hold it. */
export type PaymentLine = {
  url: string
  /** Holds every call of a kind at a station from now on; resolves when the first one is there. */
  hold: (call: ProviderCall, station: Station) => Promise<void>
  /** Lets go of what is held: cut off without an answer, or first brought to the provider after all. */
  letGo: (held: 'cut' | 'deliver') => Promise<void>
  close: () => Promise<void>
}

type Exchange = { request: IncomingMessage; body: string; response: ServerResponse }

/** Opens the line on a free port, to the provider at `target`. */
export async function openPaymentLine(target: string): Promise<PaymentLine> {
  let stop: Stop | undefined
  const held = new Set<Exchange>()
  const underWay = new Set<Promise<void>>()

  const isAt = (call: ProviderCall, station: Station) => stop?.call === call && stop.station === station

  async function carry(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const exchange = { request, response, body: await text(request) }
    const call = callOf(request.url ?? '')
    if (isAt(call, 'before')) {
      held.add(exchange)
      stop?.reached()
      return
    }
    const answer = await deliver(target, exchange)
    if (isAt(call, 'done')) {
      held.add(exchange)
      stop?.reached()
      return
    }
    if (!answer) {
      response.destroy()
      return
    }
    response.writeHead(answer.status, { 'content-type': answer.type })
    response.end(answer.body, () => {
      if (isAt(call, 'answered')) stop?.reached()
    })
  }

  const server = createServer((request, response) => {
    // A request that its server was killed within is no request.
    const carried = carry(request, response).catch(() => {
      response.destroy()
    })
    underWay.add(carried)
    void carried.finally(() => underWay.delete(carried))
  })
  server.listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined

  return {
    url: `http://127.0.0.1:${port}`,
    hold: (call, station) =>
      new Promise((reached) => {
        stop = { call, station, reached }
      }),
    async letGo(how) {
      const isUndelivered = stop?.station === 'before'
      stop = undefined
      await Promise.all(underWay)
      for (const exchange of held) {
        if (how === 'deliver' && isUndelivered) await deliver(target, exchange)
        exchange.response.destroy()
      }
      held.clear()
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function callOf(path: string): ProviderCall {
  if (path.includes('/token/session/')) return 'session'
  if (path.includes('/authorization/ecommerce/')) return 'authorise'
  if (path.includes('/retrieve/purchase/')) return 'lookup'
  if (path.includes('/void/ecommerce/')) return 'void'
  if (path.includes('/api.refund/')) return 'refund'
  return 'other'
}

const PROVIDER_LIMIT_MS = 30_000

/** The provider's answer, or undefined when the provider cut the connection. */
async function deliver(target: string, { request, body }: Exchange) {
  try {
    const answer = await fetch(`${target}${request.url}`, {
      method: request.method ?? 'GET',
      headers: {
        authorization: request.headers.authorization ?? '',
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body }),
      signal: AbortSignal.timeout(PROVIDER_LIMIT_MS),
    })
    const type = answer.headers.get('content-type') ?? 'text/plain'
    return { status: answer.status, type, body: await answer.text() }
  } catch {
    return undefined
  }
}
