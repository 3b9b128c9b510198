import type { FastifyInstance } from 'fastify'
import {
  ExpectedGuestsRequest,
  GuestQuery,
  GuestRequest,
  GuestsResponse,
  GuestUpdateRequest,
  RegisterQuery,
  RegisterResponse,
} from 'shared-ui/validators/reservations/guest'
import { ReservationQuery } from 'shared-ui/validators/reservations/reservation'
import { defineEndpoint } from '../../http/endpoints/endpoint.ts'
import { defineCsvEndpoint } from '../../http/endpoints/file-endpoint.ts'
import type { Lodge } from '../../lodge.ts'
import { addGuest, changeGuest, expectGuests, removeGuest } from './guests-service.ts'
import { exportRegister, guestRegister } from './register-service.ts'

/** Registers the staff endpoints of the guests of a stay and of the register of guests. */
export function registerGuestsRoutes(app: FastifyInstance, lodge: Lodge): void {
  registerExpected(app, lodge)
  registerGuestEdits(app, lodge)
  registerRegister(app, lodge)
}

function registerExpected(app: FastifyInstance, lodge: Lodge): void {
  defineEndpoint(
    app,
    {
      method: 'POST',
      url: '/guest/expected',
      summary: 'Stores how many persons sleep in the room of a reservation',
      description: 'Until then as many are expected as the room is for. Returns the guests.',
      access: 'staff',
      query: ReservationQuery,
      body: ExpectedGuestsRequest,
      response: GuestsResponse,
    },
    ({ query, body }) => expectGuests(lodge, { reservationId: query.reservationID, ...body }),
  )
}

function registerGuestEdits(app: FastifyInstance, lodge: Lodge): void {
  defineEndpoint(
    app,
    {
      method: 'POST',
      url: '/guest/add',
      summary: 'Adds a guest to a confirmed reservation and returns its guests',
      description:
        'At most as many as the room is for, and each document once; otherwise 400 with the field. The client comes first.',
      access: 'staff',
      query: ReservationQuery,
      body: GuestRequest,
      response: GuestsResponse,
    },
    ({ query, body, staff }) => addGuest(lodge, { reservationId: query.reservationID, guest: body }, staff),
  )
  defineEndpoint(
    app,
    {
      method: 'PUT',
      url: '/guest/update',
      summary: 'Changes a guest and returns the guests of the reservation',
      description:
        'Fails with 409 `changed_meanwhile` and the stored guest in `current` if `version` is outdated.',
      access: 'staff',
      query: GuestQuery,
      body: GuestUpdateRequest,
      response: GuestsResponse,
    },
    ({ query, body: { version, ...guest }, staff }) =>
      changeGuest(lodge, { id: query.guestID, version, guest }, staff),
  )
  defineEndpoint(
    app,
    {
      method: 'DELETE',
      url: '/guest/delete',
      summary: 'Removes a guest and returns the guests of the reservation',
      access: 'staff',
      query: GuestQuery,
      response: GuestsResponse,
    },
    ({ query, staff }) => removeGuest(lodge, query.guestID, staff),
  )
}

function registerRegister(app: FastifyInstance, lodge: Lodge): void {
  defineEndpoint(
    app,
    {
      method: 'GET',
      url: '/guest/register',
      summary: 'Lists the guests who were lodged in a period, by entry and room',
      description: 'Only stays that were checked in. The period is up to 366 days.',
      access: 'staff',
      query: RegisterQuery,
      response: RegisterResponse,
    },
    ({ query }) => guestRegister(lodge, query),
  )
  defineCsvEndpoint(
    app,
    {
      url: '/guest/register/export',
      summary: 'Returns the register of guests of a period as a CSV file',
      description: 'The export is recorded in the audit log.',
      query: RegisterQuery,
    },
    ({ query, staff }) => exportRegister(lodge, query, staff),
  )
}
