import { searchText } from 'shared-ui/rules/text/search-text'
import type { QuickSearch } from 'shared-ui/validators/reservations/quick-search'
import { wordsOf } from '../../database/queries/word-search.ts'
import type { Lodge } from '../../lodge.ts'
import { plantsPage } from '../plants/plants-service.ts'
import { newestReservations } from '../reservations/reservations-service.ts'
import { offeredRooms } from '../rooms/rooms-service.ts'
import { earlierRooms, type NamedRoom, roomsByReservation } from '../segments/segments-service.ts'

/** The most results of each kind. */
const MOST = 6

const NOTHING: QuickSearch = { reservations: [], hasMoreReservations: false, rooms: [], plants: [] }

/** Returns the first reservations, rooms on offer and plants that contain each word of the search. */
export async function quickSearch(lodge: Lodge, search: string): Promise<QuickSearch> {
  if (wordsOf(search).length === 0) return NOTHING
  const [reservations, rooms, { plants }] = await Promise.all([
    newestReservations(lodge, { search, limit: MOST + 1 }),
    foundRooms(lodge, search),
    plantsPage(lodge, { group: 0, size: MOST, search }),
  ])
  const shown = reservations.slice(0, MOST)
  const roomsOfEach = await roomsByReservation(lodge.database.kysely, shown)
  return {
    reservations: shown.map((row) => toFound(row, roomsOfEach.get(row.id) ?? [])),
    hasMoreReservations: reservations.length > MOST,
    rooms,
    plants: plants.map(({ _id, name, scientificName }) => ({ _id, name, scientificName })),
  }
}

type ReservationRow = Awaited<ReturnType<typeof newestReservations>>[number]

const toFound = (row: ReservationRow, rooms: readonly NamedRoom[]): QuickSearch['reservations'][number] => ({
  _id: row.id,
  inDate: row.in_date,
  outDate: row.out_date,
  state: row.state,
  stay: { state: row.stay_state },
  room: { identifier: row.identifier },
  ...earlierRooms(rooms),
  client: { names: row.names, surnames: row.surnames },
})

/** A lodge has few rooms, so they are read whole. */
async function foundRooms(lodge: Lodge, search: string): Promise<QuickSearch['rooms']> {
  const words = wordsOf(search)
  const contains = (text: string) => words.every((word) => text.includes(word))
  return (await offeredRooms(lodge))
    .filter(({ identifier, category }) => contains(searchText(`${identifier} ${category}`)))
    .slice(0, MOST)
    .map(({ _id, identifier, category }) => ({ _id, identifier, category }))
}
