import { createSecurityToken } from './security-token.ts'
import { ConnectionFailure, type Transport, type TransportResponse } from './transport.ts'

/** The provider gave no readable response: network error, timeout, or a body that is not JSON. */
export class GatewayFailure extends Error {
  override name = 'GatewayFailure'
  /**
   * Whether the request may have been processed. False only if that is certain: no security token, no connection, or HTTP 401 with
   * a fresh token.
   */
  readonly mayBeProcessed: boolean

  constructor(message: string, mayBeProcessed: boolean) {
    super(message)
    this.mayBeProcessed = mayBeProcessed
  }
}

/** HTTP 401 with a fresh security token: nothing was processed. */
export class GatewayUnauthorized extends GatewayFailure {
  override name = 'GatewayUnauthorized'

  constructor() {
    super('Niubiz refused a fresh security token (HTTP 401).', false)
  }
}

export type GatewayRequest = {
  method: 'GET' | 'POST' | 'PUT'
  path: string
  body?: unknown
  /** Time limit for the whole response, in ms. */
  timeout: number
  /** Repeats the request once, within its timeout, if no connection was made. Never used for charges and refunds. */
  whenUnsent?: 'repeat'
}

/** `body` is the parsed JSON, not validated. */
export type GatewayResponse = { status: number; body: unknown }

export type Gateway = (request: GatewayRequest) => Promise<GatewayResponse>

/** A Niubiz host and its credentials. */
export type GatewayHost = {
  /** Without a trailing slash. */
  url: string
  user: string
  password: string
  /** Time limit for a security token, in ms. */
  tokenTimeout: number
  clock: () => number
  transport: Transport
}

/** A token is sent in a header, which allows only visible ASCII. */
const TOKEN = /^[\x21-\x7e]+$/

/**
 * Creates a function that sends requests to one host with its security token. After HTTP 401 the token is renewed once and the same
 * request sent again, because nothing was processed. Throws `GatewayFailure`. Messages and logs never contain bodies or tokens.
 */
export function createGateway(host: GatewayHost): Gateway {
  const securityToken = createSecurityToken({ clock: host.clock, request: () => requestToken(host) })

  return async (request) => {
    const token = await securityToken.current()
    let response = await send(host, request, token)
    if (response.status === 401) response = await send(host, request, await securityToken.replace(token))
    if (response.status === 401) throw new GatewayUnauthorized()
    return { status: response.status, body: parsedJson(response) }
  }
}

/**
 * Requests a security token, which shows that the host is reachable and accepts the credentials. Returns the host's own time (epoch ms,
 * to the second) if it states one. Throws `GatewayFailure`.
 */
export async function checkAccess(host: GatewayHost): Promise<{ hostTime: number | null }> {
  const { date } = await requestTokenResponse(host)
  const hostTime = Date.parse(date ?? '')
  return { hostTime: Number.isNaN(hostTime) ? null : hostTime }
}

const requestToken = async (host: GatewayHost): Promise<string> =>
  (await requestTokenResponse(host)).text.trim()

/** Requests a security token. On any failure, the request that needs the token has not been sent. */
async function requestTokenResponse(host: GatewayHost): Promise<TransportResponse> {
  const response = await sendTokenRequest(host)
  if (response.status < 200 || response.status > 299 || !TOKEN.test(response.text.trim())) {
    throw new GatewayFailure(
      `Niubiz issued no security token (HTTP ${response.status}); check its user and password.`,
      false,
    )
  }
  return response
}

async function sendTokenRequest(host: GatewayHost): Promise<TransportResponse> {
  const credentials = Buffer.from(`${host.user}:${host.password}`).toString('base64')
  try {
    const path = '/api.security/v1/security'
    const request = { method: 'POST', path, timeout: host.tokenTimeout, whenUnsent: 'repeat' } as const
    return await send(host, request, `Basic ${credentials}`)
  } catch (error) {
    if (error instanceof GatewayFailure) throw new GatewayFailure(error.message, false)
    throw error
  }
}

async function send(
  host: GatewayHost,
  request: GatewayRequest,
  authorization: string,
): Promise<TransportResponse> {
  const { method, path, body, timeout } = request
  const headers: Record<string, string> = { authorization, accept: 'application/json' }
  if (body !== undefined) headers['content-type'] = 'application/json'
  const signal = AbortSignal.timeout(timeout)
  const sendOnce = () =>
    host.transport({
      url: host.url + path,
      method,
      headers,
      signal,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
  try {
    return await sendOnce().catch((error: unknown) => {
      if (request.whenUnsent === 'repeat' && isUnsent(error) && !signal.aborted) return sendOnce()
      throw error
    })
  } catch (error) {
    if (!(error instanceof ConnectionFailure)) throw error
    const reason = signal.aborted ? `Niubiz did not respond within ${timeout} ms.` : error.message
    throw new GatewayFailure(reason, error.mayHaveLeft)
  }
}

const isUnsent = (error: unknown): boolean => error instanceof ConnectionFailure && !error.mayHaveLeft

function parsedJson({ status, text }: TransportResponse): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new GatewayFailure(`Niubiz responded with HTTP ${status} and a body that is not JSON.`, true)
  }
}
