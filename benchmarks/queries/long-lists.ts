import { addDays, dayInLima } from 'shared-ui/rules/dates/calendar-date'
import { HOUR_MS } from 'shared-ui/rules/dates/durations'
import { quoteFor } from 'shared-ui/rules/money/money'
import { type DatabaseTransaction, openDatabase } from '../../lodge-api/src/database/connect.ts'
import { instantText } from '../../lodge-api/src/database/instants.ts'
import { migrate } from '../../lodge-api/src/database/migrate.ts'
import { takeNights } from '../../lodge-api/src/modules/nights/nights-service.ts'
import {
  recordEvent,
  writeReservation,
} from '../../lodge-api/src/modules/reservations/reservation-records.ts'
import { insertRoom } from '../../lodge-api/src/modules/rooms/rooms-repository.ts'
import { renderPhoto } from '../../lodge-api/src/photos/photo-rendering.ts'
import { storePhoto } from '../../lodge-api/src/photos/photos-repository.ts'
import { plainPicture } from '../../lodge-api/test/fixtures/upload-form.ts'
import { BENCH_GUEST, BENCH_SURNAMES } from './bench-guest.ts'
import { writeGarden } from './long-lists-garden.ts'

const ROOMS = 50
const RESERVATIONS = 10_000
const PRICE = 2_000_000
/** Days from one stay's entry to the next one's in the same room. */
const DAYS_PER_STAY = 3

const roomOf = (number: number) => ({
  id: `room-${number % ROOMS}`,
  identifier: `Habitación ${(number % ROOMS) + 1}`,
  category: 'Doble',
})

async function addRooms(transaction: DatabaseTransaction, now: number): Promise<void> {
  const photo = await renderPhoto(await plainPicture('#2c6e7f'), 'png', 'room')
  for (let number = 0; number < ROOMS; number += 1) {
    const room = roomOf(number)
    await insertRoom(transaction, {
      ...room,
      description: 'Dos camas.',
      price_per_night: PRICE,
      capacity: 2,
      photo_version: photo.version,
      archived_at: null,
      created_at: instantText(now),
    })
    await storePhoto(transaction, room.id, photo)
  }
}

/** Inserts one reservation with its nights and history, created an hour after the previous one. */
async function addReservation(transaction: DatabaseTransaction, number: number, now: number): Promise<void> {
  const room = roomOf(number)
  const turn = Math.floor(number / ROOMS)
  const middle = RESERVATIONS / ROOMS / 2
  const nights = 1 + (number % DAYS_PER_STAY)
  const first = addDays(dayInLima(now), (turn - middle) * DAYS_PER_STAY)
  const last = addDays(first, nights - 1)
  const createdAt = now - (RESERVATIONS - number) * HOUR_MS
  const id = await writeReservation(
    transaction,
    {
      room: { ...room, pricePerNight: PRICE },
      inDate: first,
      outDate: last,
      quote: quoteFor(PRICE, nights),
      payerIndex: 0,
      channel: 'Teléfono',
      detail: 'Llega por la tarde.',
      state: 'confirmed',
      client: { ...BENCH_GUEST, surnames: BENCH_SURNAMES[number % BENCH_SURNAMES.length] ?? '' },
      purchaseNumber: null,
    },
    createdAt,
  )
  const owner = { kind: 'reservation', id } as const
  await takeNights(transaction, { roomId: room.id, first, last, owner }, instantText(createdAt))
  await recordEvent(transaction, { reservation_id: id, kind: 'created_by_staff', by: 'recepcion' }, createdAt)
}

/** Fills a database with fifty rooms, 10,000 reservations, half of them in the future, and 5,000 plants, with photos. */
export async function writeLongLists(file: string): Promise<void> {
  const database = openDatabase(file)
  await migrate(database)
  const now = Date.now()
  await database.transaction(async (transaction) => {
    await addRooms(transaction, now)
    for (let number = 0; number < RESERVATIONS; number += 1) await addReservation(transaction, number, now)
    await writeGarden(transaction, now)
  })
  await database.close()
}
