import { addDays, type CalendarDate, dayInLima } from 'shared-ui/rules/dates/calendar-date'
import { missingGuests } from 'shared-ui/rules/guests/guests'
import { type Centimos, solesFromCentimos } from 'shared-ui/rules/money/money'
import type { DayStay, LodgeDayResponse } from 'shared-ui/validators/reservations/stay'
import type { Executor } from '../../database/connect.ts'
import { instantText } from '../../database/instants.ts'
import type { Lodge } from '../../lodge.ts'
import { folioBalances } from '../folio/folio-balances.ts'
import { countGuests, expectedGuests } from '../guests/guest-list-service.ts'
import { compareIdentifiers } from '../rooms/room-order.ts'
import { segmentsByReservation } from '../segments/segments-service.ts'
import { listFreeRooms, listStaysBetween } from './stays-repository.ts'

/** How many days an arrival or departure that nobody marked is listed after the stay has ended. */
const UNMARKED_DAYS = 7

type StayRow = Awaited<ReturnType<typeof listStaysBetween>>[number]

const byRoom = (one: { identifier: string }, other: { identifier: string }): number =>
  compareIdentifiers(one.identifier, other.identifier)

/** What is known of the stays by their ids: balances in céntimos, how many guests are registered, and the rooms that guests leave today. */
type Known = {
  balances: ReadonlyMap<string, Centimos>
  registered: ReadonlyMap<string, number>
  movedFrom: ReadonlyMap<string, string>
}

/** Returns the room that each guest who moves on this day leaves, by reservation. */
async function roomsLeft(executor: Executor, rows: readonly StayRow[], day: CalendarDate) {
  const moving = rows.filter(({ room_since }) => room_since === day)
  const segments = await segmentsByReservation(executor, moving)
  return new Map(
    moving.flatMap(({ id, room_id }) => {
      const before = segments.get(id)?.at(-2)
      // Another price in the same room is no move.
      return before && before.roomId !== room_id ? [[id, before.identifier]] : []
    }),
  )
}

const toDayStay = (row: StayRow, { balances, registered, movedFrom }: Known): DayStay => ({
  _id: row.id,
  inDate: row.in_date,
  outDate: row.out_date,
  state: row.state,
  stay: { state: row.stay_state, at: row.stay_at, by: row.stay_by, freedFrom: row.freed_from },
  version: row.version,
  detail: row.detail,
  channel: row.channel,
  room: {
    _id: row.room_id,
    identifier: row.identifier,
    category: row.category,
    capacity: row.capacity,
  },
  ...(movedFrom.has(row.id) && { movedFrom: movedFrom.get(row.id) }),
  client: { names: row.names, surnames: row.surnames, phone: row.phone, country: row.country },
  balance: solesFromCentimos(balances.get(row.id) ?? 0),
  missingGuests: missingGuests({
    expected: expectedGuests(row),
    registered: registered.get(row.id) ?? 0,
  }),
})

/**
 * Returns the lodge's day in Lima: every stay that touches it, the day of departure included, those of the last days that nobody
 * marked as ended, and the rooms that are free tonight; each list in the order of the rooms.
 */
export async function lodgeDay(lodge: Lodge): Promise<LodgeDayResponse> {
  const { kysely } = lodge.database
  const now = lodge.clock()
  const day = dayInLima(now)
  const yesterday = addDays(day, -1)
  const [rows, rooms] = await Promise.all([
    listStaysBetween(kysely, { first: addDays(yesterday, -UNMARKED_DAYS), last: day }),
    listFreeRooms(kysely, day, instantText(now)),
  ])
  const isOpen = ({ state, stay_state }: StayRow) =>
    state === 'confirmed' && (stay_state === 'to_come' || stay_state === 'in_house')
  const listed = rows.filter((row) => row.out_date >= yesterday || isOpen(row)).toSorted(byRoom)
  const ids = listed.map(({ id }) => id)
  const known = {
    balances: await folioBalances(kysely, ids),
    registered: await countGuests(kysely, ids),
    movedFrom: await roomsLeft(kysely, listed, day),
  }
  return {
    day,
    stays: listed.map((row) => toDayStay(row, known)),
    free: rooms.toSorted(byRoom).map(({ id, ...room }) => ({ _id: id, ...room })),
  }
}
