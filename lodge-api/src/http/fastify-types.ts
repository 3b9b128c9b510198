import type { StaffMember } from '../modules/staff-session/staff-member.ts'
import type { DescribedEndpoint } from './endpoints/endpoint.ts'
import type { RequestCounter } from './limits/request-counter.ts'
import type { Page } from './sites/site-pages.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Counts requests for shared limits; set by `createServer`. */
    requestCounter: RequestCounter
    /** The not-found page of a site; undefined where only endpoints are served. */
    notFoundPage?: Page
    /** Returns the staff member whose Bearer token the request carries; throws `SessionInvalid`. */
    identifyStaff: (request: FastifyRequest) => Promise<StaffMember>
  }
  interface FastifyRequest {
    /** The staff member who sent the request, if its endpoint requires or accepts a token. */
    staff: StaffMember | null
  }
  interface FastifyContextConfig {
    /** The endpoint that a route serves, for the OpenAPI description. */
    endpoint?: DescribedEndpoint
  }
}
