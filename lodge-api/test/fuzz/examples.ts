import { addDays } from 'shared-ui/rules/dates/calendar-date'
import { newId } from '../../src/database/ids.ts'
import type { Lodge } from '../../src/lodge.ts'
import type { StaffMember } from '../../src/modules/staff-session/staff-member.ts'
import { bookingRequest, CLIENT, reservationBody, sessionRequest } from '../fixtures/booking-requests.ts'
import { guestTokenFor, seenByGuest } from '../fixtures/guest-link.ts'
import { type LodgeFixture, TODAY } from '../fixtures/lodge-fixture.ts'
import { insertRefund } from '../fixtures/sample-reservation.ts'
import { deskExamples } from './desk-examples.ts'
import type { Example } from './example.ts'
import { oneTimeExamples } from './one-time-examples.ts'

const DAYS_AHEAD = 300

const exampleOf = ({ url, body }: { url: string; body: Record<string, unknown> }): Example => ({
  query: Object.fromEntries(new URLSearchParams(url.split('?')[1])),
  body,
})

/** A free room, a reservation whose charge waits for its return, the staff member who signs in, and the number of the turn. */
export type ExampleParts = {
  room: { id: string; pricePerNight: number }
  returning: { id: string; purchaseNumber: string }
  staff: StaffMember
  turn: number
}

/** Returns accepted requests of the endpoints whose fields depend on each other, by operation; each `turn` has its own nights. */
export async function readExamples(
  fixture: LodgeFixture,
  { room, returning, staff, turn }: ExampleParts,
): Promise<Record<string, Example>> {
  const entry = addDays(TODAY, 10 + (turn % DAYS_AHEAD) * 2)
  const stay = { entry, departure: addDays(entry, 2) }
  const next = { entry: addDays(entry, 1), departure: addDays(entry, 2) }
  const paid = await bookingExample(fixture.lodge)
  const changes = await changeExamples(fixture, stay)
  const refundID = newId(fixture.lodge.clock())
  await insertRefund(fixture.lodge.database, {
    id: refundID,
    state: 'unclear',
    reservation_id: returning.id,
    purchase_number: Number(returning.purchaseNumber),
  })
  const refund = { query: { refundID } }
  return {
    'GET /api/room/find-photo': { query: { roomID: await roomWithPhoto(fixture.lodge) } },
    'POST /api/reservation/create': {
      query: { roomID: room.id },
      body: { reservation: reservationBody(room.id, next, room.pricePerNight), client: CLIENT },
    },
    'POST /api/reservation/session-token': exampleOf(sessionRequest(room.id, stay, room.pricePerNight)),
    ...(paid && { 'POST /api/reservation/make-reservation': paid }),
    ...changes,
    ...(await deskExamples(fixture.lodge)),
    ...(await oneTimeExamples(fixture.lodge, staff)),
    'POST /api/reservation/retry-refund': refund,
    'POST /api/reservation/refund-given': refund,
    'POST /api/payment/mark-returned': { query: { purchaseNumber: returning.purchaseNumber } },
  }
}

/** Rooms that requests create rarely have a photo. */
async function roomWithPhoto({ database }: Lodge): Promise<string> {
  const photos = database.kysely.selectFrom('room').select('id').where('photo_version', 'is not', null)
  return (await photos.where('archived_at', 'is', null).limit(1).executeTakeFirst())?.id ?? ''
}

/** A charge for the newest hold. */
async function bookingExample({ database }: Lodge): Promise<Example | null> {
  const held = await database.kysely
    .selectFrom('purchase')
    .innerJoin('purchase_item', 'purchase_item.purchase_number', 'purchase.purchase_number')
    .selectAll('purchase_item')
    .where('state', '=', 'held')
    .orderBy('purchase.purchase_number', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!held) return null
  const stay = { entry: held.in_date, departure: addDays(held.out_date, 1) }
  const payment = { tokenId: `token-${held.purchase_number}`, purchaseNumber: `${held.purchase_number}` }
  const { url, body } = bookingRequest(held.room_id, stay, payment)
  const reservation = reservationBody(held.room_id, stay, held.price_per_night)
  return exampleOf({
    url,
    body: { ...body, reservation, payment: { ...payment, amount: reservation.total } },
  })
}

/** What staff and guest read and change of the newest active reservation. */
async function changeExamples(
  fixture: LodgeFixture,
  stay: { entry: string; departure: string },
): Promise<Record<string, Example>> {
  const { database } = fixture.lodge
  const active = await database.kysely
    .selectFrom('reservation')
    .selectAll()
    .where('state', '=', 'confirmed')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!active) return {}
  const { in_date, out_date, room_id, version } = active
  const query = { reservationID: active.id }
  const token = await guestTokenFor(fixture.lodge, active.id)
  const seen = await seenByGuest(fixture, token)
  const nights = { inDate: in_date, outDate: out_date }
  const unchanged = {
    version,
    room: room_id,
    rate: 'agreed',
    total: active.total / 100,
    refund: 0,
    notice: 'mail',
  }
  return {
    'GET /api/reservation/quote-change': {
      query: { ...query, roomID: room_id, inDate: stay.entry, outDate: stay.entry },
    },
    'POST /api/reservation/change': { query, body: { ...unchanged, ...nights } },
    'GET /api/guest-reservation': { query: { token } },
    'GET /api/guest-reservation/calendar': { query: { token } },
    'POST /api/guest-reservation/cancel': {
      query: { token },
      body: { version, refund: seen?.offered?.amount ?? 0 },
    },
    'POST /api/reservation/cancel': {
      query,
      body: { version, reason: 'El huésped está enfermo.', refund: 0, notice: 'mail' },
    },
  }
}
