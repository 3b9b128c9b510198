import { addDays } from 'shared-ui/rules/dates/calendar-date'
import type { Stay } from 'shared-ui/rules/reservations/stay'
import { CLIENT, reservationBody } from './booking-requests.ts'
import type { LodgeFixture } from './lodge-fixture.ts'
import { reservationOf } from './paid-reservation.ts'

/** The nights of a stay as in requests: first and last. */
export const nightsOf = (stay: Stay) => ({ inDate: stay.entry, outDate: addDays(stay.departure, -1) })

/** Creates a reservation as staff and returns the response. */
export const createAsStaff = (
  fixture: LodgeFixture,
  roomId: string,
  { stay, pricePerNight }: { stay: Stay; pricePerNight?: number },
) =>
  fixture.staffRequest('POST', `/reservation/create?roomID=${roomId}`, {
    reservation: reservationBody(roomId, stay, pricePerNight),
    client: CLIENT,
  })

/** Changes a reservation of version 1 as staff; `change` overrides fields of the request. */
export const changeAsStaff = (fixture: LodgeFixture, id: string, change: object) =>
  fixture.staffRequest('POST', `/reservation/change?reservationID=${id}`, {
    version: 1,
    rate: 'agreed',
    notice: 'none',
    ...change,
  })

/** Cancels the current reservation as staff. */
export async function cancelAsStaff(fixture: LodgeFixture, id: string, more: object = {}) {
  const { version } = await reservationOf(fixture, id)
  return fixture.staffRequest('POST', `/reservation/cancel?reservationID=${id}`, {
    version,
    reason: 'El huésped está enfermo.',
    refund: 0,
    notice: 'none',
    ...more,
  })
}

/** Lists the kinds and templates of all jobs, oldest first. */
export async function jobsOf({ lodge }: LodgeFixture) {
  const rows = await lodge.database.kysely
    .selectFrom('job')
    .select(['kind', 'payload'])
    .orderBy('id')
    .execute()
  return rows.map(({ kind, payload }) => ({ kind, template: String(JSON.parse(payload).template) }))
}
