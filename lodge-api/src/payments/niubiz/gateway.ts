import type { Fetch, NiubizSettings } from './niubiz-settings.ts'
import { createSecurityToken } from './security-token.ts'

/** No readable answer of the provider: network, time-out, or a body that is not its JSON. Says nothing about the charge. */
export class GatewayFailure extends Error {
  override name = 'GatewayFailure'
}

export type GatewayCall = {
  method: 'GET' | 'POST' | 'PUT'
  path: string
  body?: unknown
  /** Milliseconds until the whole answer must be there. */
  timeout: number
}

/** `body` is the parsed JSON, whatever it says. */
export type GatewayAnswer = { status: number; body: unknown }

export type Gateway = (call: GatewayCall) => Promise<GatewayAnswer>

/**
 * Calls Niubiz with its security token, renewed once when it is refused: a 401 means that nothing was done, so the same
 * call may go out again. Throws `GatewayFailure`. Neither bodies nor tokens are ever put into a message or a log.
 */
export function createGateway(settings: NiubizSettings, tokenTimeout: number): Gateway {
  const send = sender(settings)
  const securityToken = createSecurityToken({
    clock: settings.clock,
    request: async () => {
      const credentials = Buffer.from(`${settings.user}:${settings.password}`).toString('base64')
      const answer = await send(
        { method: 'POST', path: '/api.security/v1/security', timeout: tokenTimeout },
        `Basic ${credentials}`,
      )
      const token = answer.text.trim()
      if (answer.status < 200 || answer.status > 299 || !/^\S+$/.test(token)) {
        throw new GatewayFailure(
          `Niubiz gave no security token (HTTP ${answer.status}); check NIUBIZ_USER and NIUBIZ_PASSWORD.`,
        )
      }
      return token
    },
  })

  return async (call) => {
    const token = await securityToken.current()
    let answer = await send(call, token)
    if (answer.status === 401) answer = await send(call, await securityToken.replace(token))
    return { status: answer.status, body: parsedJson(answer) }
  }
}

type RawAnswer = { status: number; text: string }

function sender(settings: NiubizSettings): (call: GatewayCall, authorization: string) => Promise<RawAnswer> {
  const fetch: Fetch = settings.fetch ?? globalThis.fetch
  return async (call, authorization) => {
    const headers: Record<string, string> = { authorization, accept: 'application/json' }
    if (call.body !== undefined) headers['content-type'] = 'application/json'
    try {
      const response = await fetch(settings.apiUrl + call.path, {
        method: call.method,
        headers,
        ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
        // A redirect would carry the credentials and the order to a place nobody agreed on.
        redirect: 'error',
        signal: AbortSignal.timeout(call.timeout),
      })
      return { status: response.status, text: await response.text() }
    } catch (error) {
      throw new GatewayFailure(cutReason(error, call.timeout))
    }
  }
}

function cutReason(error: unknown, timeout: number): string {
  if (error instanceof Error && error.name === 'TimeoutError')
    return `Niubiz did not answer within ${timeout} ms.`
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : undefined
  const code = cause && 'code' in cause ? ` (${String(cause.code)})` : ''
  return `The connection to Niubiz was cut${code}.`
}

function parsedJson(answer: RawAnswer): unknown {
  try {
    return JSON.parse(answer.text)
  } catch {
    throw new GatewayFailure(`Niubiz answered HTTP ${answer.status} with a body that is not JSON.`)
  }
}
