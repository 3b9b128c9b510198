import { createServer, type Server as HttpServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createServer as createTcpServer, type Server, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { createProvider, type ProviderSurroundings } from '../../src/payments/create-provider.ts'
import type { PaymentProvider } from '../../src/payments/payment-provider.ts'

/** Test servers that fail as networks and gateways do, and a client for them. */

export type Reply = { status: number; body: unknown } | 'reset' | 'silence'

export type ReceivedRequest = { method: string; path: string; authorization: string; body: unknown }

export type ScriptedServer = { url: string; requests: ReceivedRequest[]; close(): Promise<void> }

const TOKEN_PATH = '/api.security/v1/security'

/**
 * Starts an HTTP server that responds as `replyTo` says: an object is sent as JSON, a string as plain text. If it returns
 * undefined, a request for a security token gets `token-1`, `token-2` and so on, and any other request HTTP 404.
 */
export async function startScriptedServer(
  replyTo: (request: ReceivedRequest) => Reply | undefined,
): Promise<ScriptedServer> {
  const requests: ReceivedRequest[] = []
  async function respond(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const request = await received(incoming)
    requests.push(request)
    const reply = replyTo(request) ?? defaultReply(requests)
    if (reply === 'silence') return
    if (reply === 'reset') {
      incoming.socket.resetAndDestroy()
      return
    }
    const isText = typeof reply.body === 'string'
    response.writeHead(reply.status, { 'content-type': isText ? 'text/plain' : 'application/json' })
    response.end(isText ? reply.body : JSON.stringify(reply.body))
  }
  const server = createServer((incoming, response) => {
    respond(incoming, response).catch(() => response.destroy())
  })
  const port = await listen(server)
  return { url: `http://127.0.0.1:${port}`, requests, close: () => closeServer(server) }
}

async function received(incoming: IncomingMessage): Promise<ReceivedRequest> {
  const body = await text(incoming)
  return {
    method: incoming.method ?? '',
    path: incoming.url ?? '',
    authorization: incoming.headers.authorization ?? '',
    body: body === '' ? undefined : JSON.parse(body),
  }
}

function defaultReply(requests: ReceivedRequest[]): Reply {
  const tokens = requests.filter(isForToken).length
  return isForToken(requests.at(-1)) ? { status: 201, body: `token-${tokens}` } : { status: 404, body: {} }
}

export const isForToken = (request: ReceivedRequest | undefined): boolean => request?.path === TOKEN_PATH

/** Starts a TCP server that closes each connection at its first bytes: a failed TLS handshake for `https:`. */
export async function startCuttingServer(): Promise<{
  port: number
  connections: () => number
  close(): Promise<void>
}> {
  let connections = 0
  const server = createTcpServer((socket) => {
    connections += 1
    socket.once('data', () => socket.destroy())
    socket.on('error', () => socket.destroy())
  })
  const port = await listen(server)
  return { port, connections: () => connections, close: () => closeServer(server) }
}

/** Starts a TCP server that accepts connections and never responds. */
export async function startHangingServer(): Promise<{ port: number; close(): Promise<void> }> {
  const sockets = new Set<Socket>()
  const server = createTcpServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => socket.destroy())
  })
  const port = await listen(server)
  return {
    port,
    close: async () => {
      for (const socket of sockets) socket.destroy()
      await closeServer(server)
    },
  }
}

/** Returns a loopback port on which nothing listens. */
export async function closedPort(): Promise<number> {
  const server = createTcpServer()
  const port = await listen(server)
  await closeServer(server)
  return port
}

export async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return address && typeof address === 'object' ? address.port : 0
}

export async function closeServer(server: Server | HttpServer): Promise<void> {
  if ('closeAllConnections' in server) server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
}

/** Returns the Niubiz client for these addresses; `refundUrl` defaults to the same host. */
export function clientOf(
  at: { apiUrl: string; refundUrl?: string },
  surroundings: Partial<ProviderSurroundings> = {},
): PaymentProvider {
  return createProvider(
    {
      provider: 'niubiz',
      apiUrl: at.apiUrl,
      refundUrl: at.refundUrl ?? null,
      refundAfterDays: 2,
      scriptUrl: null,
      user: 'lodge',
      password: 'made-up-for-this-test',
      merchantId: '100000001',
    },
    { clock: () => Date.now(), ...surroundings },
  )
}
