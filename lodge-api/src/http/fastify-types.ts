import type { StaffMember } from '../modules/staff-session/staff-member.ts'
import type { DescribedCall } from './call.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Every call declared so far, for the OpenAPI description (C-08). */
    describedCalls: DescribedCall[]
    /** C-02: the member of staff whose Bearer token a request carries; throws `SessionInvalid`. */
    identifyStaff: (request: FastifyRequest) => Promise<StaffMember>
  }
}
