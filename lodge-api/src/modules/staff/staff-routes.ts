import type { FastifyInstance, FastifyRequest } from 'fastify'
import { DoneAnswer } from 'shared-ui/validators/reservation'
import {
  PasswordChangeRequest,
  RenewedTokenAnswer,
  StaffAnswer,
  StaffCreatedAnswer,
  StaffCreateRequest,
  StaffMemberQuery,
  StaffUpdateRequest,
} from 'shared-ui/validators/staff'
import { defineCall } from '../../http/call.ts'
import { failureLimiter, type RateLimit } from '../../http/rate-limit.ts'
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

/** Who guesses passwords through an open session has that session's token alone; only failures count. */
const FAILURES_BY_SESSION: RateLimit = {
  max: 10,
  windowMs: 60_000,
  key: (request) => request.headers.authorization ?? '',
  shared: 'password-failures',
}

/** The members of staff (issue of the console, docs/decisions/030): every one of them may do all of this. */
export async function registerStaffRoutes(app: FastifyInstance, lodge: Lodge): Promise<void> {
  const key = await sessionKey(lodge)
  /** A new token where the one of the call has ended, or tells what is no longer so. */
  const renewedFor = async (changedId: string, callerId: string) => ({
    token: changedId === callerId ? await renewToken(lodge, key, callerId) : null,
  })
  registerList(app, lodge)
  registerActivity(app, lodge)
  defineCall(
    app,
    {
      method: 'PUT',
      url: '/staff/update',
      summary: 'Gives a member of staff another name of their own',
      description: '`token` is a new one where it is the caller’s own name, which tokens tell.',
      access: 'staff',
      query: StaffMemberQuery,
      body: StaffUpdateRequest,
      answer: RenewedTokenAnswer,
    },
    async ({ query, body, staff }) => {
      await renameStaff(lodge, query.staffID, { name: body.name, actor: staff })
      return renewedFor(query.staffID, staff.id)
    },
  )
  const failures = failureLimiter(app, FAILURES_BY_SESSION)
  const refuseWrong = async (request: FastifyRequest, isRight: Promise<boolean>) => {
    if (await isRight) return
    await failures.count(request)
    throw new CurrentPasswordWrong()
  }
  defineCall(
    app,
    {
      method: 'POST',
      url: '/staff/change-password',
      summary: 'Gives a member of staff another password',
      description:
        '`currentPassword` is that of the caller, whosever password changes. Every token that was given to the member of staff ends; `token` is a new one where that is the caller.',
      access: 'staff',
      query: StaffMemberQuery,
      body: PasswordChangeRequest,
      answer: RenewedTokenAnswer,
    },
    async ({ query, body, staff, request }) => {
      await failures.refuseTooMany(request)
      await refuseWrong(request, isPasswordOf(lodge, staff.id, body.currentPassword))
      await changePassword(lodge, query.staffID, { password: body.password, actor: staff })
      return renewedFor(query.staffID, staff.id)
    },
  )
}

function registerList(app: FastifyInstance, lodge: Lodge): void {
  defineCall(
    app,
    {
      method: 'GET',
      url: '/staff',
      summary: 'Who works here, and who did',
      access: 'staff',
      answer: StaffAnswer,
    },
    async ({ staff: caller }) => {
      const staff = await staffMembers(lodge, caller.id)
      return { staff, total: staff.length }
    },
  )
  defineCall(
    app,
    {
      method: 'POST',
      url: '/staff/create',
      summary: 'Adds a member of staff',
      access: 'staff',
      body: StaffCreateRequest,
      answer: StaffCreatedAnswer,
    },
    async ({ body, staff }) => ({ id: await addStaff(lodge, body, staff) }),
  )
}

function registerActivity(app: FastifyInstance, lodge: Lodge): void {
  defineCall(
    app,
    {
      method: 'POST',
      url: '/staff/deactivate',
      summary: 'Lets a member of staff in no more',
      description:
        'Every token they were given ends. The last one who may sign in stays: `last_active_staff`.',
      access: 'staff',
      query: StaffMemberQuery,
      answer: DoneAnswer,
    },
    async ({ query, staff }) => {
      await deactivateStaff(lodge, query.staffID, staff)
      return {}
    },
  )
  defineCall(
    app,
    {
      method: 'POST',
      url: '/staff/activate',
      summary: 'Lets a member of staff in again',
      access: 'staff',
      query: StaffMemberQuery,
      answer: DoneAnswer,
    },
    async ({ query, staff }) => {
      await activateStaff(lodge, query.staffID, staff)
      return {}
    },
  )
}
