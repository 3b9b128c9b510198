import { sql } from 'kysely'
import { addDays } from 'shared-ui/rules/dates/calendar-date'
import { type Database, openDatabase } from '../../lodge-api/src/database/connect.ts'
import { migrate } from '../../lodge-api/src/database/migrate.ts'
import { insertRoom, listRoomsWithoutBookings } from '../../lodge-api/src/modules/rooms/rooms-repository.ts'
import {
  newPostgresDatabase,
  newSqliteFile,
  postgresUrl,
} from '../../lodge-api/test/databases/empty-database.ts'
import { report, spreadOf, spreadText } from '../figures.ts'

const ROOMS = 8
const SEARCHES = 400
const NOW = '2027-01-01T00:00:00.000Z'

/** Ranges of one to five nights, spread over the year in which both databases have about the same occupancy. */
const RANGES = Array.from({ length: 100 }, (_, index) => {
  const first = addDays('2027-01-10', index * 3)
  return { first, last: addDays(first, index % 5) }
})

/** Inserts nights of a room from 2027 on: three taken, one free, shifted by one day per room. */
async function takeNights(database: Database, room: { number: number; nights: number }): Promise<void> {
  const id = `room-${room.number}`
  const day = sql.raw(`(n + n / 3 + ${room.number % 4})`)
  const night =
    database.engine === 'postgres'
      ? sql`to_char(date '2027-01-01' + ${day}, 'YYYY-MM-DD')`
      : sql`date('2027-01-01', '+' || ${day} || ' days')`
  await sql`with recursive day(n) as (select 0 union all select n + 1 from day where n + 1 < ${sql.lit(room.nights)})
    insert into taken_night (room_id, night, blocking_id)
    select ${sql.lit(id)}, ${night}, ${sql.lit(`blocking-${room.number}`)} from day`.execute(database.kysely)
}

/** Returns a database with eight rooms and this many taken nights. */
async function databaseWith(url: string, takenNights: number): Promise<Database> {
  const database = openDatabase(url)
  await migrate(database)
  for (let number = 0; number < ROOMS; number++) {
    const id = `room-${number}`
    await insertRoom(database.kysely, {
      id,
      identifier: id,
      category: 'Doble',
      description: 'Dos camas.',
      price_per_night: 2_000_000,
      capacity: 2,
      photo_version: null,
      archived_at: null,
      created_at: NOW,
    })
    const blocking = { id: `blocking-${number}`, room_id: id, date: '2027-01-01' }
    await database.kysely
      .insertInto('blocking')
      .values({ ...blocking, created_by: null, created_at: NOW })
      .execute()
    await takeNights(database, { number, nights: takenNights / ROOMS })
  }
  // As autovacuum does after a while.
  if (database.engine === 'postgres') await sql`analyze`.execute(database.kysely)
  return database
}

async function searchOnce(database: Database, search: number): Promise<number> {
  const range = RANGES[search % RANGES.length] ?? { first: '2027-01-10', last: '2027-01-10' }
  const start = performance.now()
  await listRoomsWithoutBookings(database.kysely, range, NOW)
  return performance.now() - start
}

/** Runs the same searches over few and many taken nights, alternating. */
async function compare(few: Database, many: Database): Promise<void> {
  const times: { few: number[]; many: number[] } = { few: [], many: [] }
  for (let search = 0; search < SEARCHES; search++) {
    times.few.push(await searchOnce(few, search))
    times.many.push(await searchOnce(many, search))
  }
  const [small, large] = [spreadOf(times.few), spreadOf(times.many)]
  report(`free rooms among 8, 3,000 taken nights, ${few.engine}`, spreadText(small, 'ms'))
  report(`free rooms among 8, 1,000,000 taken nights, ${few.engine}`, spreadText(large, 'ms'))
  report('the second to the first, medians (aim: 1.3)', (large.median / small.median).toFixed(2))
}

/** Measures the search for free rooms on SQLite, and on PostgreSQL if `TEST_DATABASE_URL` is set. */
export async function measureAvailability(): Promise<void> {
  for (const createDatabase of postgresUrl ? [newSqliteFile, newPostgresDatabase] : [newSqliteFile]) {
    const empty = [await createDatabase(), await createDatabase()] as const
    const few = await databaseWith(empty[0].url, 3_000)
    const many = await databaseWith(empty[1].url, 1_000_000)
    await compare(few, many)
    await few.close()
    await many.close()
    for (const { remove } of empty) await remove()
  }
}
