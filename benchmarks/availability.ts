import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { type Database, openDatabase } from '../lodge-api/src/database/connect.ts'
import { migrate } from '../lodge-api/src/database/migrate.ts'
import { insertRoom, listFreeRooms } from '../lodge-api/src/modules/rooms/rooms-repository.ts'
import { report, spreadOf, spreadText } from './figures.ts'

const ROOMS = 8
const SEARCHES = 400
const NOW = '2027-01-01T00:00:00.000Z'
const RANGE = { first: '2027-06-10', last: '2027-06-14' }

/** A database of eight rooms with this many nights taken, from the year 2028 on. */
async function databaseWith(file: string, takenNights: number): Promise<Database> {
  const database = openDatabase(file)
  await migrate(database)
  for (let room = 0; room < ROOMS; room++) {
    const id = `room-${room}`
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
    const blocking = {
      id: `blocking-${room}`,
      room_id: id,
      date: '2028-01-01',
      created_by: null,
      created_at: NOW,
    }
    await database.kysely.insertInto('blocking').values(blocking).execute()
    await sql`with recursive day(n) as (select 0 union all select n + 1 from day where n + 1 < ${takenNights / ROOMS})
      insert into taken_night (room_id, night, blocking_id)
      select ${id}, date('2028-01-01', '+' || n || ' days'), ${blocking.id} from day`.execute(database.kysely)
  }
  return database
}

async function searchOnce(database: Database): Promise<number> {
  const start = performance.now()
  await listFreeRooms(database.kysely, RANGE, NOW)
  return performance.now() - start
}

/** The search of the public site over few and over a million taken nights, in turn, on SQLite. */
export async function measureAvailability(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  const few = await databaseWith(join(folder, 'few.db'), 3_000)
  const many = await databaseWith(join(folder, 'many.db'), 1_000_000)
  const times: { few: number[]; many: number[] } = { few: [], many: [] }
  for (let search = 0; search < SEARCHES; search++) {
    times.few.push(await searchOnce(few))
    times.many.push(await searchOnce(many))
  }
  const [small, large] = [spreadOf(times.few), spreadOf(times.many)]
  report('free rooms among 8, 3,000 taken nights', spreadText(small, 'ms'))
  report('free rooms among 8, 1,000,000 taken nights', spreadText(large, 'ms'))
  report('the second to the first, medians (aim: 1.3)', (large.median / small.median).toFixed(2))
  await few.close()
  await many.close()
  rmSync(folder, { recursive: true })
}
