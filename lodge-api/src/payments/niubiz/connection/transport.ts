import type { IncomingMessage } from 'node:http'
import { type RequestOptions, request as requestHttps } from 'node:https'

// An import of `node:http` reads all its exports, among them WebSocket, which loads undici: 3 MB of memory that nothing uses.
const { request: requestHttp } = process.getBuiltinModule('node:http')

export type TransportRequest = {
  url: string
  method: 'GET' | 'POST' | 'PUT'
  headers: Record<string, string>
  body?: string
  /** Aborts the request in any phase. */
  signal: AbortSignal
}

/** `date`: the header in which the host states its own time. */
export type TransportResponse = { status: number; text: string; date?: string | undefined }

/** Sends one HTTP request and reads its whole response. Throws `ConnectionFailure`. */
export type Transport = (request: TransportRequest) => Promise<TransportResponse>

/** The response could not be read completely. */
export class ConnectionFailure extends Error {
  override name = 'ConnectionFailure'
  /** Whether the connection, including its TLS handshake, was made: nothing is sent before that. */
  readonly mayHaveLeft: boolean

  constructor(mayHaveLeft: boolean, cause: unknown) {
    const code = cause instanceof Error && 'code' in cause ? ` (${String(cause.code)})` : ''
    super(mayHaveLeft ? `The connection was lost${code}.` : `No connection was made${code}.`, { cause })
    this.mayHaveLeft = mayHaveLeft
  }
}

/** Upper limit of a response, in characters; the provider's responses have a few kilobytes. */
const LONGEST_RESPONSE = 1_000_000

/**
 * Creates a transport over `node:http` and `node:https` with a new connection for each request. `fetch` does not report whether a
 * request may have left, and a kept-alive connection can end just as a charge is written to it. Redirects are not followed: they
 * would send credentials and order to an address that is not configured.
 */
export function createTransport(options: RequestOptions = {}): Transport {
  return ({ url, method, headers, body, signal }) =>
    new Promise((resolve, reject) => {
      const isTls = url.startsWith('https:')
      let isConnected = false
      const fail = (error: unknown) => reject(new ConnectionFailure(isConnected, error))
      const request = (isTls ? requestHttps : requestHttp)(url, {
        ...options,
        agent: false,
        method,
        headers,
        signal,
      })
      request.once('socket', (socket) => {
        socket.once(isTls ? 'secureConnect' : 'connect', () => {
          isConnected = true
        })
      })
      request.on('error', fail)
      request.once('response', (response) => {
        const status = response.statusCode ?? 0
        const { date } = response.headers
        readText(response).then((text) => resolve({ status, text, date }), fail)
      })
      request.end(body)
    })
}

async function readText(response: IncomingMessage): Promise<string> {
  response.setEncoding('utf8')
  let text = ''
  for await (const chunk of response) {
    text += String(chunk)
    if (text.length > LONGEST_RESPONSE) throw new Error('The response is too long.')
  }
  return text
}
