import { addDays, type CalendarDate, dayInLima } from 'shared-ui/rules/dates/calendar-date'
import { quoteFor } from 'shared-ui/rules/money/money'
import { type DatabaseTransaction, openDatabase } from '../../lodge-api/src/database/connect.ts'
import { instantText } from '../../lodge-api/src/database/instants.ts'
import { migrate } from '../../lodge-api/src/database/migrate.ts'
import { takeNights } from '../../lodge-api/src/modules/nights/nights-service.ts'
import { writeReservation } from '../../lodge-api/src/modules/reservations/reservation-records.ts'
import { insertRoom } from '../../lodge-api/src/modules/rooms/rooms-repository.ts'
import { BENCH_GUEST, BENCH_SURNAMES } from './bench-guest.ts'

const ROOMS = 50
const DAYS = 365
const PRICE = 2_000_000

type BenchRoom = { id: string; identifier: string; category: string; pricePerNight: number }

async function addRoom(transaction: DatabaseTransaction, number: number, now: number): Promise<BenchRoom> {
  const room = { id: `room-${number}`, identifier: `Habitación ${number + 1}`, category: 'Doble' }
  await insertRoom(transaction, {
    ...room,
    description: 'Dos camas.',
    price_per_night: PRICE,
    capacity: 2,
    photo_version: null,
    archived_at: null,
    created_at: instantText(now),
  })
  return { ...room, pricePerNight: PRICE }
}

async function addStay(
  transaction: DatabaseTransaction,
  stay: { room: BenchRoom; first: CalendarDate; nights: number; number: number },
  now: number,
): Promise<void> {
  const { room, first, nights, number } = stay
  const last = addDays(first, nights - 1)
  const surnames = BENCH_SURNAMES[number % BENCH_SURNAMES.length] ?? ''
  const id = await writeReservation(
    transaction,
    {
      room,
      inDate: first,
      outDate: last,
      quote: quoteFor(PRICE, nights),
      payerIndex: 0,
      channel: 'WEB',
      detail: '',
      state: 'confirmed',
      client: { ...BENCH_GUEST, surnames },
      purchaseNumber: null,
    },
    now,
  )
  const owner = { kind: 'reservation', id } as const
  await takeNights(transaction, { roomId: room.id, first, last, owner }, instantText(now))
}

/** Fills a database with fifty rooms and a year of stays of one to four nights, zero to two nights apart; returns their number. */
export async function writeYearOfStays(file: string): Promise<number> {
  const database = openDatabase(file)
  await migrate(database)
  const now = Date.now()
  const start = addDays(dayInLima(now), -30)
  let stays = 0
  await database.transaction(async (transaction) => {
    for (let number = 0; number < ROOMS; number += 1) {
      const room = await addRoom(transaction, number, now)
      for (let day = number % 3; day < DAYS; stays += 1) {
        const nights = 1 + ((stays + number) % 4)
        await addStay(transaction, { room, first: addDays(start, day), nights, number: stays }, now)
        day += nights + (stays % 3)
      }
    }
  })
  await database.close()
  return stays
}
