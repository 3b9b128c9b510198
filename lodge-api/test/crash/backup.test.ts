import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addDays, dayInLima } from 'shared-ui/rules/dates/calendar-date'
import { describe, expect, it } from 'vitest'
import { openDatabase } from '../../src/database/connect.ts'
import { backUp } from '../../src/modules/backups/back-up.ts'
import { restore } from '../../src/modules/backups/restore.ts'
import {
  type EmptyDatabase,
  newPostgresDatabase,
  newSqliteFile,
  postgresUrl,
} from '../databases/empty-database.ts'
import { newGuest } from './guest.ts'
import { CARDS } from './sandbox-process.ts'
import { openTestLodge, type TestLodge } from './test-lodge.ts'
import { until } from './until.ts'

const ROOT = join(import.meta.dirname, '../../..')
const CODE = {
  main: join(ROOT, 'lodge-api/src/main.ts'),
  cache: join(ROOT, 'node_modules/.cache/compiled'),
}
const BEFORE_BACKUP = 12

/** Lets one guest after another book a room until the server is killed; adds the number of each confirmed purchase. */
async function bookUntilKilled(
  lodge: TestLodge,
  booking: { api: string; roomId: string },
  confirmed: string[],
) {
  const tomorrow = addDays(dayInLima(Date.now()), 1)
  for (let night = 0; ; night += 1) {
    const entry = addDays(tomorrow, night)
    const stay = { entry, departure: addDays(entry, 1) }
    const guest = newGuest(lodge.sandbox, { roomId: booking.roomId, stay, cardNumber: CARDS.good })
    await guest.book(booking.api, { sent: () => undefined, reported: () => undefined })
    if (guest.reported.at(-1) !== 'confirmed' || guest.purchaseNumber === undefined) return
    confirmed.push(guest.purchaseNumber)
  }
}

/** Makes a backup while guests book and kills the server at once after it. Returns the purchases that were confirmed before it. */
async function backUpAndKill(lodge: TestLodge, databaseUrl: string, file: string): Promise<string[]> {
  const { server, listening } = lodge.start()
  const api = await listening
  const confirmed: string[] = []
  const guests = lodge.rooms.slice(0, 4).map((roomId) => bookUntilKilled(lodge, { api, roomId }, confirmed))
  try {
    const wait = { what: 'confirmed bookings', limitMs: 60_000, detail: server.output }
    await until(wait, () => confirmed.length >= BEFORE_BACKUP)
    const before = [...confirmed]
    await backUp(databaseUrl, file)
    return before
  } finally {
    server.signal('SIGKILL')
    await server.ended
    await Promise.all(guests)
  }
}

async function confirmedIn(url: string): Promise<string[]> {
  const { kysely, close } = openDatabase(url)
  const rows = await kysely
    .selectFrom('purchase')
    .innerJoin('purchase_item', 'purchase_item.purchase_number', 'purchase.purchase_number')
    .innerJoin('reservation', 'reservation.id', 'purchase_item.reservation_id')
    .innerJoin('taken_night', 'taken_night.reservation_id', 'reservation.id')
    .select('purchase.purchase_number')
    .where('purchase.state', '=', 'confirmed')
    .where('reservation.state', '=', 'confirmed')
    .execute()
  await close()
  return rows.map(({ purchase_number }) => String(purchase_number))
}

const ENGINES = [
  ['SQLite', newSqliteFile, newSqliteFile, true],
  ['PostgreSQL', newPostgresDatabase, newPostgresDatabase, postgresUrl !== undefined],
] as const

describe.each(ENGINES)('backup during bookings (%s)', (_engine, newDatabase, newPlace, isThere) => {
  it.runIf(isThere)(
    'O-01 holds every booking confirmed before it, after the server is killed under load',
    async () => {
      const folder = mkdtempSync(join(tmpdir(), 'lodge-backup-crash-'))
      const database: EmptyDatabase = await newDatabase()
      const place = await newPlace()
      const lodge = await openTestLodge(database, CODE)
      try {
        const file = join(folder, 'copy')
        const before = await backUpAndKill(lodge, database.url, file)
        await restore(file, place.url, Date.now)
        expect(await confirmedIn(place.url)).toEqual(expect.arrayContaining(before))
      } finally {
        await lodge.close()
        await place.remove()
        rmSync(folder, { recursive: true })
      }
    },
  )
})
