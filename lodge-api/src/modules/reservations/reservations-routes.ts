import type { FastifyInstance } from 'fastify'
import { EmptyResponse } from 'shared-ui/validators/http/empty-response'
import {
  ReservationCreatedResponse,
  ReservationDetailResponse,
  ReservationQuery,
  ReservationsResponse,
  StaffReservationRequest,
} from 'shared-ui/validators/reservations/reservation'
import { DeleteReservationRequest } from 'shared-ui/validators/reservations/reservation-corrections'
import {
  ReservationsExportQuery,
  ReservationsQuery,
} from 'shared-ui/validators/reservations/reservations-query'
import { RoomQuery } from 'shared-ui/validators/rooms/room'
import { defineEndpoint } from '../../http/endpoints/endpoint.ts'
import { defineCsvEndpoint } from '../../http/endpoints/file-endpoint.ts'
import type { Lodge } from '../../lodge.ts'
import { deleteReservation, restoreReservation } from './deletion-service.ts'
import { exportReservations } from './reservation-export-service.ts'
import { createReservation, reservationDetail, reservationsPage } from './reservations-service.ts'

/** Registers the staff endpoints for reservations. */
export function registerReservationsRoutes(app: FastifyInstance, lodge: Lodge): void {
  defineEndpoint(
    app,
    {
      method: 'GET',
      url: '/reservation',
      summary: 'Lists the reservations, newest first or by entry',
      description:
        '`group` is the size of a page; `after` is the `next` of the previous page; without `state`, deleted reservations are left out.',
      access: 'staff',
      query: ReservationsQuery,
      response: ReservationsResponse,
    },
    ({ query }) => reservationsPage(lodge, query),
  )
  defineCsvEndpoint(
    app,
    {
      url: '/reservation/export',
      summary: 'Returns the filtered reservations as a CSV file',
      description:
        'The file is UTF-8 with a byte order mark, and is sent page by page. The export is recorded in the audit log.',
      query: ReservationsExportQuery,
    },
    ({ query, staff }) => exportReservations(lodge, query, staff),
  )
  defineEndpoint(
    app,
    {
      method: 'GET',
      url: '/reservation/find-one',
      summary: 'Returns a reservation with its client, room, payment and history',
      access: 'staff',
      query: ReservationQuery,
      response: ReservationDetailResponse,
    },
    async ({ query }) => ({ reservation: await reservationDetail(lodge, query.reservationID) }),
  )
  defineEndpoint(
    app,
    {
      method: 'POST',
      url: '/reservation/create',
      summary: 'Creates a reservation on behalf of a guest',
      access: 'staff',
      query: RoomQuery,
      body: StaffReservationRequest,
      response: ReservationCreatedResponse,
    },
    async ({ query, body, staff }) => ({
      id: await createReservation(lodge, { roomId: query.roomID, ...body }, staff),
    }),
  )
  registerDeletionRoutes(app, lodge)
}

function registerDeletionRoutes(app: FastifyInstance, lodge: Lodge): void {
  defineEndpoint(
    app,
    {
      method: 'DELETE',
      url: '/reservation/delete',
      summary: 'Deletes a reservation and frees its nights',
      description:
        'The body is optional. Fails with 409 `begun_stay_not_deletable` once nights of the stay are in the past or the guest has checked in.',
      access: 'staff',
      query: ReservationQuery,
      body: DeleteReservationRequest,
      response: EmptyResponse,
    },
    async ({ query, body, staff }) => {
      await deleteReservation(lodge, { id: query.reservationID, ...body }, staff)
      return {}
    },
  )
  defineEndpoint(
    app,
    {
      method: 'POST',
      url: '/reservation/restore',
      summary: 'Restores a deleted reservation with its nights',
      description:
        'Fails with 409 `nights_taken` or `nights_held` if a night is no longer free, and with 409 `reservation_not_restorable` if the reservation is not deleted or was never confirmed.',
      access: 'staff',
      query: ReservationQuery,
      response: EmptyResponse,
    },
    async ({ query, staff }) => {
      await restoreReservation(lodge, query.reservationID, staff)
      return {}
    },
  )
}
