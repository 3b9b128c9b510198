import { QUICK_SEARCH } from 'shared-ui/copy/console/quick-search'
import { reservationStateWord } from 'shared-ui/copy/reservations/reservations-panel'
import { roomNames } from 'shared-ui/copy/reservations/rooms-of-stay'
import { stayFromNights } from 'shared-ui/rules/reservations/stay'
import type { FoundReservation, QuickSearch } from 'shared-ui/validators/reservations/quick-search'

/** The page that an entry opens. */
export type SearchTarget =
  | { kind: 'reservation' | 'room' | 'plant'; id: string }
  | { kind: 'reservations'; search: string }

/** A line of the results: its name, what distinguishes it, and the page that it opens. */
export type SearchEntry = { key: string; name: string; note: string; target: SearchTarget }

/** The entries of one kind, under a heading. */
export type SearchGroup = { kind: keyof typeof QUICK_SEARCH.groups; entries: SearchEntry[] }

function reservationEntry(found: FoundReservation): SearchEntry {
  const { entry, departure } = stayFromNights(found.inDate, found.outDate)
  const { names, surnames } = found.client
  const stay = QUICK_SEARCH.stay(roomNames(found), entry, departure)
  return {
    key: found._id,
    name: `${surnames}, ${names}`,
    note: `${stay} · ${reservationStateWord(found)}`,
    target: { kind: 'reservation', id: found._id },
  }
}

/** The last entry if there are more reservations than shown: it opens the list with the same search. */
const allReservations = (search: string): SearchEntry => ({
  key: 'all',
  name: QUICK_SEARCH.allReservations,
  note: '',
  target: { kind: 'reservations', search },
})

/** The results as groups of entries, without empty groups. */
export function searchGroups(found: QuickSearch, search: string): SearchGroup[] {
  const groups: SearchGroup[] = [
    {
      kind: 'reservations',
      entries: [
        ...found.reservations.map(reservationEntry),
        ...(found.hasMoreReservations ? [allReservations(search)] : []),
      ],
    },
    {
      kind: 'rooms',
      entries: found.rooms.map(({ _id, identifier, category }) => ({
        key: _id,
        name: identifier,
        note: category,
        target: { kind: 'room', id: _id },
      })),
    },
    {
      kind: 'plants',
      entries: found.plants.map(({ _id, name, scientificName }) => ({
        key: _id,
        name,
        note: scientificName,
        target: { kind: 'plant', id: _id },
      })),
    },
  ]
  return groups.filter(({ entries }) => entries.length > 0)
}
