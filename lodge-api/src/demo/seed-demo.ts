import { DEMO_ROOMS } from 'content'
import { DAY_MS } from 'shared-ui/rules/dates/durations'
import { tenThousandthsFromSoles } from 'shared-ui/rules/money/money'
import { usernameKey } from 'shared-ui/rules/username-key'
import type { Database, DatabaseTransaction } from '../database/connect.ts'
import type { Lodge } from '../lodge.ts'
import { createRoom } from '../modules/rooms/room-changes-service.ts'
import { offeredRooms } from '../modules/rooms/rooms-service.ts'
import { addStaff, staffMembers } from '../modules/staff/staff-service.ts'
import { generatePassword } from '../modules/staff-session/passwords/generate-password.ts'
import { demoPicture, readRenderedList } from './demo-pictures.ts'
import { DEMO_RESERVATIONS } from './demo-reservations.ts'
import { seedGarden } from './seed-garden.ts'
import { DEMO_ACTOR, lodgeAt, OPENED_BEFORE_DAYS, type SeededRoom } from './stays/book-stay.ts'
import { recordStay } from './stays/record-stay.ts'
import { seedYear } from './year/seed-year.ts'

const COLLEAGUE = { username: 'rosa.huaman', name: 'Rosa Huamán Ccori' }

/** Adds a second staff member. Her password is random; another member can set one. */
async function seedColleague(lodge: Lodge): Promise<void> {
  const [first] = await staffMembers(lodge, null)
  if (!first || usernameKey(first.username) === COLLEAGUE.username) return
  await addStaff(lodge, { ...COLLEAGUE, password: generatePassword() }, DEMO_ACTOR)
}

/**
 * Returns the lodge with a clock that stands still, since midnight may pass meanwhile, and whose use cases run in the caller's
 * transaction: each of thousands would wait for the disk otherwise.
 */
const inTransaction = (lodge: Lodge, transaction: DatabaseTransaction): Lodge => {
  const { database } = lodge
  const joined: Database = {
    ...database,
    kysely: transaction,
    transaction: (work) => work(transaction),
    snapshot: (work) => work(transaction),
  }
  return { ...lodgeAt(lodge, lodge.clock()), database: joined }
}

async function seedRooms(lodge: Lodge, renderedList: Record<string, string>): Promise<SeededRoom[]> {
  const rooms: SeededRoom[] = []
  for (const { picture: name, ...room } of DEMO_ROOMS) {
    const picture = await demoPicture({ kind: 'room', name }, renderedList)
    const pricePerNight = tenThousandthsFromSoles(room.pricePerNight)
    const id = await createRoom(lodge, { facts: { ...room, pricePerNight }, picture }, DEMO_ACTOR)
    rooms.push({ id, pricePerNight, capacity: room.capacity })
  }
  return rooms
}

async function seedAll(lodge: Lodge): Promise<void> {
  const renderedList = await readRenderedList()
  const openedLodge = lodgeAt(lodge, lodge.clock() - OPENED_BEFORE_DAYS * DAY_MS)
  const rooms = await seedRooms(openedLodge, renderedList)
  for (const stay of DEMO_RESERVATIONS) {
    const room = rooms[stay.room]
    if (room) await recordStay(lodge, room, stay)
  }
  if (lodge.config.seed === 'year') await seedYear(lodge, rooms)
  await seedGarden(lodge, renderedList, DEMO_ACTOR)
  await seedColleague(openedLodge)
}

/**
 * Fills a database without rooms with the demonstration lodge, through the use cases of staff; with `LODGE_SEED=year` also with a
 * year of its history. All of it or nothing, so that a start that was interrupted is repeated. No mail is sent. A database with rooms
 * is left unchanged.
 */
export async function seedDemo(lodge: Lodge): Promise<void> {
  if ((await offeredRooms(lodge)).length > 0) return
  await lodge.database.transaction((transaction) => seedAll(inTransaction(lodge, transaction)))
}
