import { once } from 'node:events'
import type { IncomingHttpHeaders } from 'node:http'
import { Agent, request } from 'node:https'
import { text } from 'node:stream/consumers'
import type { RunningProxy } from './proxy.ts'

export type SiteResponse = { status: number; headers: IncomingHttpHeaders; body: string }

export type SiteRequest = { method?: string; headers?: Record<string, string>; body?: object }

/** A browser at one address, with connections that it keeps open. */
export type Visitor = {
  /** Requests a path of the public site, or of the console if `host` names it. */
  ask: (path: string, options?: SiteRequest & { host?: string }) => Promise<SiteResponse>
  leave: () => void
}

let addresses = 0

/** Returns a visitor with an address of their own in 127.0.0.0/8, since the server limits requests by address. */
export function newVisitor(proxy: RunningProxy): Visitor {
  addresses += 1
  const localAddress = `127.0.${1 + (addresses >> 8)}.${addresses & 255}`
  const agent = new Agent({ keepAlive: true, ca: proxy.authority, localAddress })

  async function ask(path: string, options: SiteRequest & { host?: string } = {}): Promise<SiteResponse> {
    const { host = proxy.publicHost, method = 'GET', headers = {}, body } = options
    const sent = request({
      agent,
      host: '127.0.0.1',
      port: proxy.port,
      servername: host,
      path,
      method,
      headers: {
        ...headers,
        host: `${host}:${proxy.port}`,
        ...(body && { 'content-type': 'application/json' }),
      },
    })
    sent.end(body && JSON.stringify(body))
    const [response] = await once(sent, 'response')
    return { status: response.statusCode ?? 0, headers: response.headers, body: await text(response) }
  }

  return { ask, leave: () => agent.destroy() }
}
