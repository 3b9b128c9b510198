import type { FastifyInstance } from 'fastify'
import { EmptyResponse } from 'shared-ui/validators/http/empty-response'
import {
  PasswordChangeRequest,
  RenewedTokenResponse,
  StaffCreatedResponse,
  StaffCreateRequest,
  StaffMemberQuery,
  StaffResponse,
  StaffUpdateRequest,
} from 'shared-ui/validators/staff/staff'
import { defineEndpoint } from '../../http/endpoints/endpoint.ts'
import { OWN_PASSWORD_FAILURES } from '../../http/limits/rate-limit.ts'
import { userAgentOf } from '../../http/user-agent.ts'
import type { Lodge } from '../../lodge.ts'
import { sessionKey } from '../staff-session/session-key.ts'
import { isPasswordOf, renewToken, replaceSession } from '../staff-session/staff-session-service.ts'
import { CurrentPasswordWrong } from './staff-errors.ts'
import {
  activateStaff,
  addStaff,
  changePassword,
  deactivateStaff,
  renameStaff,
  staffMembers,
} from './staff-service.ts'

/** The endpoints for staff accounts. Every staff member may use all of them (docs/decisions/030-staff-accounts.md). */
export async function registerStaffRoutes(app: FastifyInstance, lodge: Lodge): Promise<void> {
  const key = await sessionKey(lodge)
  registerList(app, lodge)
  registerActivity(app, lodge)
  defineEndpoint(
    app,
    {
      method: 'PUT',
      url: '/staff/update',
      summary: 'Changes the name of a staff member',
      description: '`token` is a new one if callers change their own name, which tokens contain.',
      access: 'staff',
      confirmed: true,
      query: StaffMemberQuery,
      body: StaffUpdateRequest,
      response: RenewedTokenResponse,
    },
    async ({ query, body, staff }) => {
      await renameStaff(lodge, query.staffID, { name: body.name, actor: staff })
      const isOwn = query.staffID === staff.id
      return { token: isOwn ? await renewToken(lodge, key, staff.sessionId) : null }
    },
  )
  defineEndpoint(
    app,
    {
      method: 'POST',
      url: '/staff/change-password',
      summary: 'Changes the password of a staff member',
      description:
        '`currentPassword` is the caller’s own, whichever password changes. Every session of the staff member ends; `token` is a new one if that is the caller.',
      access: 'staff',
      query: StaffMemberQuery,
      body: PasswordChangeRequest,
      response: RenewedTokenResponse,
      failureLimit: OWN_PASSWORD_FAILURES,
    },
    async ({ query, body, staff, request }) => {
      if (!(await isPasswordOf(lodge, staff.id, body.currentPassword))) throw new CurrentPasswordWrong()
      await changePassword(lodge, query.staffID, { password: body.password, actor: staff })
      const own = { staffId: staff.id, userAgent: userAgentOf(request) }
      return { token: query.staffID === staff.id ? await replaceSession(lodge, key, own) : null }
    },
  )
}

function registerList(app: FastifyInstance, lodge: Lodge): void {
  defineEndpoint(
    app,
    {
      method: 'GET',
      url: '/staff',
      summary: 'Lists the staff members, active or not',
      access: 'staff',
      response: StaffResponse,
    },
    async ({ staff: caller }) => {
      const staff = await staffMembers(lodge, caller.id)
      return { staff, total: staff.length }
    },
  )
  defineEndpoint(
    app,
    {
      method: 'POST',
      url: '/staff/create',
      summary: 'Adds a staff member',
      access: 'staff',
      confirmed: true,
      body: StaffCreateRequest,
      response: StaffCreatedResponse,
    },
    async ({ body, staff }) => ({ id: await addStaff(lodge, body, staff) }),
  )
}

function registerActivity(app: FastifyInstance, lodge: Lodge): void {
  defineEndpoint(
    app,
    {
      method: 'POST',
      url: '/staff/deactivate',
      summary: 'Deactivates a staff member and ends their sessions',
      description: 'Fails with 409 `last_active_staff` if nobody else can sign in.',
      access: 'staff',
      confirmed: true,
      query: StaffMemberQuery,
      response: EmptyResponse,
    },
    async ({ query, staff }) => {
      await deactivateStaff(lodge, query.staffID, staff)
      return {}
    },
  )
  defineEndpoint(
    app,
    {
      method: 'POST',
      url: '/staff/activate',
      summary: 'Activates a staff member',
      access: 'staff',
      confirmed: true,
      query: StaffMemberQuery,
      response: EmptyResponse,
    },
    async ({ query, staff }) => {
      await activateStaff(lodge, query.staffID, staff)
      return {}
    },
  )
}
