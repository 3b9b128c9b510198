import type { FastifyInstance } from 'fastify'
import {
  DoneAnswer,
  ReservationCreatedAnswer,
  ReservationDetailAnswer,
  ReservationQuery,
  ReservationsAnswer,
  ReservationsExportQuery,
  ReservationsQuery,
  StaffReservationRequest,
} from 'shared-ui/validators/reservation'
import { RoomQuery } from 'shared-ui/validators/room'
import { defineCall } from '../../http/call.ts'
import { defineCsvCall } from '../../http/csv-call.ts'
import type { Lodge } from '../../lodge.ts'
import { exportReservations } from './reservation-export-service.ts'
import {
  createReservation,
  deleteReservation,
  reservationDetail,
  reservationsPage,
} from './reservations-service.ts'

/** Staff's calls about reservations (spec.md §7, C-05). */
export function registerReservationsRoutes(app: FastifyInstance, lodge: Lodge): void {
  defineCall(
    app,
    {
      method: 'GET',
      url: '/reservation',
      summary: 'Reservations, newest first',
      description:
        '`group` is how many; `after` the `next` of the answer before; without `state`, all but deleted ones.',
      access: 'staff',
      query: ReservationsQuery,
      answer: ReservationsAnswer,
    },
    ({ query }) => reservationsPage(lodge, query),
  )
  defineCsvCall(
    app,
    {
      url: '/reservation/export',
      summary: 'The filtered reservations as a table for spreadsheets',
      description: 'UTF-8 with its mark; read and sent page by page. Who took it is written down.',
      query: ReservationsExportQuery,
    },
    ({ query, staff }) => exportReservations(lodge, query, staff),
  )
  defineCall(
    app,
    {
      method: 'GET',
      url: '/reservation/find-one',
      summary: 'One reservation with its client, room, payment and history',
      access: 'staff',
      query: ReservationQuery,
      answer: ReservationDetailAnswer,
    },
    async ({ query }) => ({ reservation: await reservationDetail(lodge, query.reservationID) }),
  )
  defineCall(
    app,
    {
      method: 'POST',
      url: '/reservation/create',
      summary: 'Writes down a reservation that staff took',
      access: 'staff',
      query: RoomQuery,
      body: StaffReservationRequest,
      answer: ReservationCreatedAnswer,
    },
    async ({ query, body, staff }) => ({
      id: await createReservation(lodge, { roomId: query.roomID, ...body }, staff),
    }),
  )
  defineCall(
    app,
    {
      method: 'DELETE',
      url: '/reservation/delete',
      summary: 'Takes a reservation out and frees its nights',
      access: 'staff',
      query: ReservationQuery,
      answer: DoneAnswer,
    },
    async ({ query, staff }) => {
      await deleteReservation(lodge, query.reservationID, staff)
      return {}
    },
  )
}
