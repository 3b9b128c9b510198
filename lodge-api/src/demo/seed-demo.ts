import { DEMO_ROOMS } from 'content'
import { addDays, dayInLima, dayStartInLima } from 'shared-ui/rules/dates/calendar-date'
import { quoteFor, solesFromCentimos, tenThousandthsFromSoles } from 'shared-ui/rules/money/money'
import { usernameKey } from 'shared-ui/rules/username-key'
import { ReservationRequest } from 'shared-ui/validators/reservations/reservation'
import * as v from 'valibot'
import type { Lodge } from '../lodge.ts'
import { recordReservation } from '../modules/reservations/reservations-service.ts'
import { createRoom } from '../modules/rooms/room-changes-service.ts'
import { offeredRooms } from '../modules/rooms/rooms-service.ts'
import { addStaff, staffMembers } from '../modules/staff/staff-service.ts'
import { generatePassword } from '../modules/staff-session/passwords/generate-password.ts'
import { markStay } from '../modules/stays/stays-service.ts'
import { demoPicture, readRenderedList } from './demo-pictures.ts'
import { DEMO_RESERVATIONS, type DemoReservation } from './demo-reservations.ts'
import { seedGarden } from './seed-garden.ts'

const DAY_MS = 86_400_000
/** Demonstration reservations are made up to two days before their entry. */
const BOOKED_BEFORE_DAYS = 2
/** Demonstration rooms have been on offer for a year, so that occupancy statistics have a base. */
const OPENED_BEFORE_DAYS = 365
/** The times of day at which demonstration guests come and leave, in ms. */
const ARRIVAL_MS = 16 * 3_600_000
const DEPARTURE_MS = 10 * 3_600_000
const ACTOR = { id: 'demo', username: 'demostración' }
const COLLEAGUE = { username: 'rosa.huaman', name: 'Rosa Huamán Ccori' }

/** Returns the lodge with its clock at `instant`, so that earlier rooms and stays are recorded by the same use cases. */
const lodgeAt = (lodge: Lodge, instant: number): Lodge => ({ ...lodge, clock: () => instant })

type SeededRoom = { id: string; pricePerNight: number }

async function seedReservation(lodge: Lodge, room: SeededRoom, stay: DemoReservation): Promise<void> {
  const now = lodge.clock()
  const inDate = addDays(dayInLima(now), stay.startsIn)
  const madeAt = now + (Math.min(stay.startsIn, 0) - BOOKED_BEFORE_DAYS) * DAY_MS
  const quote = quoteFor(room.pricePerNight, stay.nights)
  const reservation = v.parse(ReservationRequest, {
    inDate,
    outDate: addDays(inDate, stay.nights - 1),
    price: solesFromCentimos(quote.price),
    IGV: solesFromCentimos(quote.igv),
    total: solesFromCentimos(quote.total),
    room: room.id,
    channel: stay.channel,
    detail: stay.detail,
  })
  const id = await lodge.database.transaction((transaction) =>
    recordReservation(lodgeAt(lodge, madeAt), transaction, {
      roomId: room.id,
      reservation,
      client: stay.client,
      actor: ACTOR,
    }),
  )
  await seedMarks(lodge, id, stay)
}

/** Checks in guests who came before today, and checks out those who left before today; the rest is for staff to mark. */
async function seedMarks(lodge: Lodge, id: string, { startsIn, nights }: DemoReservation): Promise<void> {
  const today = dayStartInLima(dayInLima(lodge.clock()))
  const departsIn = startsIn + nights
  if (startsIn >= 0) return
  const mark = { id, rest: 'keep' } as const
  const arrival = lodgeAt(lodge, today + startsIn * DAY_MS + ARRIVAL_MS)
  await markStay(arrival, { ...mark, version: 1, action: 'check_in' }, ACTOR)
  if (departsIn >= 0) return
  const departure = lodgeAt(lodge, today + departsIn * DAY_MS + DEPARTURE_MS)
  await markStay(departure, { ...mark, version: 2, action: 'check_out' }, ACTOR)
}

/** Adds a second staff member. Her password is random; another member can set one. */
async function seedColleague(lodge: Lodge): Promise<void> {
  const [first] = await staffMembers(lodge, null)
  if (!first || usernameKey(first.username) === COLLEAGUE.username) return
  await addStaff(lodge, { ...COLLEAGUE, password: generatePassword() }, ACTOR)
}

/**
 * Fills a database without rooms with the demonstration lodge, through the use cases of staff and visitors. No mail is
 * sent. A database with rooms is left unchanged.
 */
export async function seedDemo(lodge: Lodge): Promise<void> {
  if ((await offeredRooms(lodge)).length > 0) return
  const renderedList = await readRenderedList()
  const rooms: SeededRoom[] = []
  const openedLodge = lodgeAt(lodge, lodge.clock() - OPENED_BEFORE_DAYS * DAY_MS)
  for (const { picture: name, ...room } of DEMO_ROOMS) {
    const picture = await demoPicture({ kind: 'room', name }, renderedList)
    const pricePerNight = tenThousandthsFromSoles(room.pricePerNight)
    const id = await createRoom(openedLodge, { facts: { ...room, pricePerNight }, picture }, ACTOR)
    rooms.push({ id, pricePerNight })
  }
  for (const stay of DEMO_RESERVATIONS) {
    const room = rooms[stay.room]
    if (room) await seedReservation(lodge, room, stay)
  }
  await seedGarden(lodge, renderedList, ACTOR)
  await seedColleague(openedLodge)
}
