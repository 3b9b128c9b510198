/** The ports of servers behind a proxy; several stand for several servers on one database. */
export type Upstreams = {
  publicPorts: readonly number[]
  adminPorts: readonly number[]
  /** The folder with the built files; by default the project itself. */
  lodgeDir?: string
  /** For how long Caddy tries to reach a server; by default as the Caddyfile says. nginx tries once. */
  tryDuration?: string
}

/** A running proxy with the project's own configuration. Its host names end in `.localhost`. */
export type RunningProxy = {
  port: number
  /** The port without TLS. */
  plainPort: number
  publicHost: string
  adminHost: string
  /** The certificate authority of this run, in PEM. */
  authority: string
  /** Everything that it has logged. */
  log: () => string
  stop: () => Promise<void>
}

/** The headers of a refusal that the proxy itself sends. */
export const REFUSAL_HEADERS = {
  'content-type': 'text/plain; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
}
