import type { FastifyInstance } from 'fastify'
import { ReservationQuery } from 'shared-ui/validators/reservations/reservation'
import {
  LodgeDayResponse,
  StayEndRequest,
  StayMarkedResponse,
  StayMarkRequest,
} from 'shared-ui/validators/reservations/stay'
import { defineEndpoint } from '../../http/endpoints/endpoint.ts'
import type { Lodge } from '../../lodge.ts'
import { lodgeDay } from './lodge-day-service.ts'
import { markStay } from './stays-service.ts'

const REPEATED =
  'A repeated request changes nothing and succeeds. Fails with 409 `changed_meanwhile` and the stored record in `current` if `version` is outdated, and with 409 `stay_action_refused` if the state, the day or the hour does not allow it.'

/** Registers the endpoints of the front desk: the lodge's day, check-in, check-out, no-show and undo. */
export function registerStaysRoutes(app: FastifyInstance, lodge: Lodge): void {
  defineEndpoint(
    app,
    {
      method: 'GET',
      url: '/reservation/today',
      summary: 'Returns the stays of today and the rooms that are free tonight',
      description:
        'Today is the day in Lima. Stays of the last 7 days that nobody marked as ended are included. The only amount of a stay is its balance.',
      access: 'staff',
      response: LodgeDayResponse,
    },
    () => lodgeDay(lodge),
  )
  defineEndpoint(
    app,
    {
      method: 'POST',
      url: '/reservation/check-in',
      summary: 'Checks in the guest of a reservation',
      description: `Possible from the entry day on. ${REPEATED}`,
      access: 'staff',
      query: ReservationQuery,
      body: StayMarkRequest,
      response: StayMarkedResponse,
    },
    ({ query, body, staff }) =>
      markStay(lodge, { id: query.reservationID, ...body, action: 'check_in', rest: 'keep' }, staff),
  )
  registerEnds(app, lodge)
  defineEndpoint(
    app,
    {
      method: 'POST',
      url: '/reservation/undo-stay',
      summary: 'Undoes the last check-in, check-out or no-show of a reservation',
      description:
        'Nights that it had freed are taken again. Fails with 409 `freed_nights_taken`, and names who has the first of them in `taker`, if they were sold or blocked.',
      access: 'staff',
      query: ReservationQuery,
      body: StayMarkRequest,
      response: StayMarkedResponse,
    },
    ({ query, body, staff }) =>
      markStay(lodge, { id: query.reservationID, ...body, action: 'undo', rest: 'keep' }, staff),
  )
}

function registerEnds(app: FastifyInstance, lodge: Lodge): void {
  defineEndpoint(
    app,
    {
      method: 'POST',
      url: '/reservation/check-out',
      summary: 'Checks out the guest of a reservation',
      description: `With \`rest\` \`free\` the nights from tonight on become free; the price stays. ${REPEATED}`,
      access: 'staff',
      query: ReservationQuery,
      body: StayEndRequest,
      response: StayMarkedResponse,
    },
    ({ query, body, staff }) =>
      markStay(lodge, { id: query.reservationID, ...body, action: 'check_out' }, staff),
  )
  defineEndpoint(
    app,
    {
      method: 'POST',
      url: '/reservation/no-show',
      summary: 'Marks that the guest of a reservation did not come',
      description: `Possible once check-in of the entry day has closed. The reservation is not cancelled and nothing is refunded. With \`rest\` \`free\` the nights from tonight on become free. ${REPEATED}`,
      access: 'staff',
      query: ReservationQuery,
      body: StayEndRequest,
      response: StayMarkedResponse,
    },
    ({ query, body, staff }) =>
      markStay(lodge, { id: query.reservationID, ...body, action: 'no_show' }, staff),
  )
}
