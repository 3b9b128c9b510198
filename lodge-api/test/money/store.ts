import { sql } from 'kysely'
import { openDatabase } from '../../src/database/connect.ts'
import { migrate } from '../../src/database/migrate.ts'
import { insertRoom } from '../../src/modules/rooms/rooms-repository.ts'
import { START, type WorldDatabase } from './world.ts'

/** In 1/10000 soles, chosen so that nights cost half céntimos. */
export const PRICE_PER_NIGHT = 1_234_550
const ROOMS = ['room-1', 'room-2']

/** In an order that respects foreign keys. */
const TABLES = [
  'taken_night',
  'refund',
  'purchase_item',
  'purchase',
  'reservation_event',
  'guest_link',
  'reservation_segment',
  'reservation',
  'client',
  'job',
  'audit_log',
]

/** A database that worlds use one after the other, because emptying it is much faster than creating one. */
export type Store = WorldDatabase & { empty: () => Promise<void>; close: () => Promise<void> }

export async function openStore(url: string, isBusy: () => boolean): Promise<Store> {
  const database = openDatabase(url)
  await migrate(database)
  for (const id of ROOMS) {
    await insertRoom(database.kysely, {
      id,
      identifier: id,
      category: 'Doble',
      description: 'Dos camas y una ventana al valle.',
      price_per_night: PRICE_PER_NIGHT,
      capacity: 2,
      photo_version: null,
      archived_at: null,
      created_at: new Date(START).toISOString(),
    })
  }
  return {
    database,
    rooms: ROOMS,
    isBusy,
    empty: () =>
      database.transaction(async (transaction) => {
        for (const table of TABLES) await sql`delete from ${sql.table(table)}`.execute(transaction)
      }),
    close: () => database.close(),
  }
}
