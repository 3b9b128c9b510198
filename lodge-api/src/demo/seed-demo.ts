import { DEMO_ROOMS } from 'content'
import { tenThousandthsFromSoles } from 'shared-ui/rules/money/money'
import { usernameKey } from 'shared-ui/rules/username-key'
import type { Lodge } from '../lodge.ts'
import { createRoom } from '../modules/rooms/room-changes-service.ts'
import { offeredRooms } from '../modules/rooms/rooms-service.ts'
import { addStaff, staffMembers } from '../modules/staff/staff-service.ts'
import { generatePassword } from '../modules/staff-session/passwords/generate-password.ts'
import { markStay } from '../modules/stays/stays-service.ts'
import { demoPicture, readRenderedList } from './demo-pictures.ts'
import { DEMO_RESERVATIONS, type DemoReservation } from './demo-reservations.ts'
import {
  bookDemoStay,
  DEMO_ACTOR,
  lodgeAt,
  lodgeOnDay,
  OPENED_BEFORE_DAYS,
  type SeededRoom,
} from './demo-stays.ts'
import { seedGarden } from './seed-garden.ts'
import { seedYear } from './year/seed-year.ts'

const DAY_MS = 86_400_000
/** Demonstration reservations are made up to two days before their entry. */
const BOOKED_BEFORE_DAYS = 2
/** The times of day at which demonstration guests come and leave, in ms. */
const ARRIVAL_MS = 16 * 3_600_000
const DEPARTURE_MS = 10 * 3_600_000
const COLLEAGUE = { username: 'rosa.huaman', name: 'Rosa Huamán Ccori' }

async function seedReservation(lodge: Lodge, room: SeededRoom, stay: DemoReservation): Promise<void> {
  const madeAt = lodge.clock() + (Math.min(stay.startsIn, 0) - BOOKED_BEFORE_DAYS) * DAY_MS
  const id = await bookDemoStay({ lodge, bookingLodge: lodgeAt(lodge, madeAt) }, room, stay)
  await seedMarks(lodge, id, stay)
}

/** Checks in guests who came before today, and checks out those who left before today; the rest is for staff to mark. */
async function seedMarks(lodge: Lodge, id: string, { startsIn, nights }: DemoReservation): Promise<void> {
  const departsIn = startsIn + nights
  if (startsIn >= 0) return
  const mark = { id, rest: 'keep' } as const
  const arrival = lodgeOnDay(lodge, startsIn, ARRIVAL_MS)
  await markStay(arrival, { ...mark, version: 1, action: 'check_in' }, DEMO_ACTOR)
  if (departsIn >= 0) return
  const departure = lodgeOnDay(lodge, departsIn, DEPARTURE_MS)
  await markStay(departure, { ...mark, version: 2, action: 'check_out' }, DEMO_ACTOR)
}

/** Adds a second staff member. Her password is random; another member can set one. */
async function seedColleague(lodge: Lodge): Promise<void> {
  const [first] = await staffMembers(lodge, null)
  if (!first || usernameKey(first.username) === COLLEAGUE.username) return
  await addStaff(lodge, { ...COLLEAGUE, password: generatePassword() }, DEMO_ACTOR)
}

/**
 * Fills a database without rooms with the demonstration lodge, through the use cases of staff and visitors; with
 * `LODGE_SEED=year` also with a year of its history. No mail is sent. A database with rooms is left unchanged.
 */
export async function seedDemo(lodge: Lodge): Promise<void> {
  if ((await offeredRooms(lodge)).length > 0) return
  const renderedList = await readRenderedList()
  const rooms: SeededRoom[] = []
  const openedLodge = lodgeAt(lodge, lodge.clock() - OPENED_BEFORE_DAYS * DAY_MS)
  for (const { picture: name, ...room } of DEMO_ROOMS) {
    const picture = await demoPicture({ kind: 'room', name }, renderedList)
    const pricePerNight = tenThousandthsFromSoles(room.pricePerNight)
    const id = await createRoom(openedLodge, { facts: { ...room, pricePerNight }, picture }, DEMO_ACTOR)
    rooms.push({ id, pricePerNight })
  }
  for (const stay of DEMO_RESERVATIONS) {
    const room = rooms[stay.room]
    if (room) await seedReservation(lodge, room, stay)
  }
  if (lodge.config.seed === 'year') await seedYear(lodge, rooms)
  await seedGarden(lodge, renderedList, DEMO_ACTOR)
  await seedColleague(openedLodge)
}
