import type { FastifyInstance } from 'fastify'
import { EmptyResponse } from 'shared-ui/validators/reservations/reservation'
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
import type { FailureLimit } from '../../http/limits/rate-limit.ts'
import type { Lodge } from '../../lodge.ts'
import { sessionKey } from '../staff-session/session-key.ts'
import { isPasswordOf, renewToken } from '../staff-session/staff-session-service.ts'
import { CurrentPasswordWrong } from './staff-errors.ts'
import {
  activateStaff,
  addStaff,
  changePassword,
  deactivateStaff,
  renameStaff,
  staffMembers,
} from './staff-service.ts'

/** Limits guesses of a password per session; only failures count. */
const FAILURES_BY_SESSION: FailureLimit = {
  max: 10,
  windowMs: 60_000,
  key: (request) => request.headers.authorization ?? '',
  shared: 'password-failures',
  isFailure: (error) => error instanceof CurrentPasswordWrong,
}

/** The endpoints for staff accounts. Every staff member may use all of them (docs/decisions/030-staff-accounts.md). */
export async function registerStaffRoutes(app: FastifyInstance, lodge: Lodge): Promise<void> {
  const key = await sessionKey(lodge)
  /** Returns a new token if the change ended the caller's session or changed their name, else null. */
  const renewedFor = async (changedId: string, callerId: string) => ({
    token: changedId === callerId ? await renewToken(lodge, key, callerId) : null,
  })
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
      query: StaffMemberQuery,
      body: StaffUpdateRequest,
      response: RenewedTokenResponse,
    },
    async ({ query, body, staff }) => {
      await renameStaff(lodge, query.staffID, { name: body.name, actor: staff })
      return renewedFor(query.staffID, staff.id)
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
      failureLimit: FAILURES_BY_SESSION,
    },
    async ({ query, body, staff }) => {
      if (!(await isPasswordOf(lodge, staff.id, body.currentPassword))) throw new CurrentPasswordWrong()
      await changePassword(lodge, query.staffID, { password: body.password, actor: staff })
      return renewedFor(query.staffID, staff.id)
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
      query: StaffMemberQuery,
      response: EmptyResponse,
    },
    async ({ query, staff }) => {
      await activateStaff(lodge, query.staffID, staff)
      return {}
    },
  )
}
