import type { SignedInStaff } from '../modules/staff-session/staff-member.ts'
import type { DescribedEndpoint } from './endpoints/endpoint.ts'
import type { RequestCounter } from './limits/request-counter.ts'
import type { Page } from './sites/site-pages.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Counts requests for shared limits; set by `createServer`. */
    requestCounter: RequestCounter
    /** Adds the security headers of a site to a response that no hook sees; undefined where only endpoints are served. */
    protect?: (request: FastifyRequest, reply: FastifyReply) => void
    /** The value of HSTS; undefined where the site has no TLS or only endpoints are served. */
    transportSecurity?: string
    /** The not-found page of a site; undefined where only endpoints are served. */
    notFoundPage?: Page
    /** Returns the staff member whose Bearer token the request carries; throws `SessionInvalid`. */
    identifyStaff: (request: FastifyRequest) => Promise<SignedInStaff>
  }
  interface FastifyRequest {
    /** The staff member who sent the request, if its endpoint requires or accepts a token. */
    staff: SignedInStaff | null
  }
  interface FastifyContextConfig {
    /** The endpoint that a route serves, for the OpenAPI description. */
    endpoint?: DescribedEndpoint
  }
}
