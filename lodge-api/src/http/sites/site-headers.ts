import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import helmet from 'helmet'
import type { ContentSources } from '../../payments/payment-provider.ts'

export type Directives = Record<string, string[]>

/** Allows only content of the site itself, and no framing. */
export const OWN_CONTENT_ONLY: Directives = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'worker-src': ["'self'"],
  'frame-src': ["'none'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
}

/** Adds the hashes of a page's inline styles and scripts to the policy. */
export const withInline = (own: Directives, hashes: { style: string[]; script: string[] }): Directives => ({
  ...own,
  'style-src': [...(own['style-src'] ?? []), ...hashes.style],
  'script-src': [...(own['script-src'] ?? []), ...hashes.script],
})

/** Adds the scripts, frames and connections of the provider's card fields, for the booking page. */
export function withProvider(own: Directives, sources: ContentSources): Directives {
  return {
    ...own,
    'script-src': [...(own['script-src'] ?? []), ...sources.script],
    'style-src': [...(own['style-src'] ?? []), ...sources.style],
    'img-src': [...new Set(["'self'", 'data:', ...sources.image])],
    'connect-src': ["'self'", ...sources.connect],
    'frame-src': sources.frame.length > 0 ? sources.frame : ["'none'"],
  }
}

/** The policy as a header value; the booking page sends its own. */
export const policyText = (directives: Directives): string =>
  Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')

/** Whether the URL carries a token of a mail link, which grants access: its referrer must never be sent. */
const carriesToken = ({ query }: FastifyRequest): boolean =>
  typeof query === 'object' && query !== null && 'token' in query

/** What decides whether browsers use https from now on: the site's URL, and whether its subdomains are included. */
export type TransportSecurity = { url: string; includeSubDomains: boolean }

/** What no page of the sites uses. */
export const PERMISSIONS = 'camera=(), geolocation=(), microphone=()'

const YEAR_SECONDS = 31_536_000

/** Sends the security headers with every response. HSTS is sent only if the site's URL is https. */
export function protectSite(
  app: FastifyInstance,
  directives: Directives,
  { url, includeSubDomains }: TransportSecurity,
): void {
  // Not `@fastify/helmet`, which builds every header anew for each request.
  const addHeaders = helmet({
    contentSecurityPolicy: { useDefaults: false, directives },
    strictTransportSecurity: url.startsWith('https://') ? { maxAge: YEAR_SECONDS, includeSubDomains } : false,
    // The origin alone: paths hold the numbers of reservations. The card provider's script reads the origin.
    referrerPolicy: { policy: 'strict-origin' },
    xFrameOptions: { action: 'deny' },
    // These four are for browsers and plug-ins older than the supported ones, and a page must fit into the first packets.
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  })
  const protect = (request: FastifyRequest, reply: FastifyReply) => {
    reply.header('permissions-policy', PERMISSIONS)
    if (carriesToken(request)) reply.header('referrer-policy', 'no-referrer')
    addHeaders(request.raw, reply.raw, () => undefined)
  }
  app.decorate('protect', protect)
  if (url.startsWith('https://'))
    app.decorate(
      'transportSecurity',
      `max-age=${YEAR_SECONDS}${includeSubDomains ? '; includeSubDomains' : ''}`,
    )
  app.addHook('onRequest', async (request, reply) => protect(request, reply))
}
