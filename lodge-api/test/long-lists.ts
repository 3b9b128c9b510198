import { addDays } from 'shared-ui/rules/dates/calendar-date'
import { searchText } from 'shared-ui/rules/text/search-text'
import type { DatabaseTransaction } from '../src/database/connect.ts'
import { newId } from '../src/database/ids.ts'
import { instantText } from '../src/database/instants.ts'
import type { Lodge } from '../src/lodge.ts'
import { CLIENT } from './booking-requests.ts'
import { TODAY } from './lodge-fixture.ts'

/** Rows per statement: SQLite accepts 32,766 values in one. */
const BATCH = 1_000
const HOUR_MS = 3_600_000
const DAYS_OF_STAYS = 500

const numbers = (count: number) => Array.from({ length: count }, (_, number) => number)

async function inBatches<Row>(
  rows: readonly Row[],
  write: (batch: Row[]) => Promise<unknown>,
): Promise<void> {
  for (let from = 0; from < rows.length; from += BATCH) await write(rows.slice(from, from + BATCH))
}

/** The guest of all these reservations. */
const GUEST = {
  names: CLIENT.names,
  email: CLIENT.email,
  document: CLIENT.identificationDocument,
  document_number: CLIENT.identificationDocumentNumber,
  phone: CLIENT.phone,
  location: CLIENT.location,
  country: CLIENT.country,
  age: Number(CLIENT.age),
  ruc: '',
}

const PRICES = { price_per_night: 2_000_000, price: 40_000, igv: 7_200, total: 47_200, payer_index: 0 }

const stayOf = (number: number) => {
  const first = addDays(TODAY, (number % DAYS_OF_STAYS) - DAYS_OF_STAYS / 2)
  return { in_date: first, out_date: addDays(first, 1) }
}

/**
 * Inserts `count` confirmed reservations of two nights each, created an hour apart. Their nights are not inserted, because these
 * tests do not read them.
 */
export async function writeReservations(lodge: Lodge, roomId: string, count: number): Promise<void> {
  const rows = numbers(count).map((number) => {
    const made = lodge.clock() - (count - number) * HOUR_MS
    const created = instantText(made)
    const surnames = `Huamán ${number}`
    return { id: newId(made), created, surnames, stay: stayOf(number) }
  })
  await lodge.database.transaction(async (transaction) => {
    await inBatches(rows, async (batch) => {
      await insertClients(transaction, batch)
      await insertReservations(transaction, roomId, batch)
    })
  })
}

type Row = { id: string; created: string; surnames: string; stay: ReturnType<typeof stayOf> }

const insertClients = (transaction: DatabaseTransaction, rows: readonly Row[]) =>
  transaction
    .insertInto('client')
    .values(rows.map(({ id, surnames }) => ({ ...GUEST, id, surnames })))
    .execute()

async function insertReservations(transaction: DatabaseTransaction, roomId: string, rows: readonly Row[]) {
  const reservations = rows.map(({ id, created, surnames, stay }) => ({
    ...stay,
    ...PRICES,
    id,
    client_id: id,
    room_id: roomId,
    channel: 'WEB',
    detail: '',
    state: 'confirmed' as const,
    search_text: searchText(`${surnames} Molle`),
    created_at: created,
  }))
  await transaction.insertInto('reservation').values(reservations).execute()
}

/** Inserts `count` plants of one zone and one family, without photos. */
export async function writePlants(
  lodge: Lodge,
  { zone, family }: { zone: string; family: string },
  count: number,
): Promise<void> {
  const created = instantText(lodge.clock())
  const rows = numbers(count).map((number) => {
    const name = `Planta ${number}`
    const keys = { name_key: searchText(name), scientific_key: `salvia hortensis ${number}` }
    return {
      id: newId(lodge.clock()),
      name,
      scientific_name: `Salvia hortensis ${number}`,
      description: 'Una planta del jardín.',
      zone_id: zone,
      family_id: family,
      photo_version: 'ninguna',
      ...keys,
      search_text: `${keys.name_key} ${keys.scientific_key} lamiaceae patio`,
      version: 1,
      created_at: created,
    }
  })
  await lodge.database.transaction(async (transaction) => {
    await inBatches(rows, (batch) => transaction.insertInto('plant').values(batch).execute())
  })
}
