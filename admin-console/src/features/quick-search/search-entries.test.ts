import type { QuickSearch } from 'shared-ui/validators/reservations/quick-search'
import { expect, it } from 'vitest'
import { searchGroups } from './search-entries.ts'

const FOUND: QuickSearch = {
  reservations: [
    {
      _id: 's1',
      inDate: '2026-12-30',
      outDate: '2026-12-31',
      state: 'confirmed',
      stay: { state: 'in_house' },
      room: { identifier: 'Molle' },
      client: { names: 'Rosa', surnames: 'Quispe' },
    },
  ],
  hasMoreReservations: false,
  rooms: [],
  plants: [{ _id: 'p1', name: 'Molle', scientificName: 'Schinus molle' }],
}

it('D-09 N-03 names client, room, departure and state of a reservation, and leaves out empty groups', () => {
  expect(searchGroups(FOUND, 'molle')).toEqual([
    {
      kind: 'reservations',
      entries: [
        {
          key: 's1',
          name: 'Quispe, Rosa',
          note: 'Molle · mié, 30 dic. 2026 – vie, 1 ene. 2027 · En casa',
          target: { kind: 'reservation', id: 's1' },
        },
      ],
    },
    {
      kind: 'plants',
      entries: [{ key: 'p1', name: 'Molle', note: 'Schinus molle', target: { kind: 'plant', id: 'p1' } }],
    },
  ])
})

it('D-09 ends the reservations with the way to the list if there are more', () => {
  const [reservations] = searchGroups({ ...FOUND, hasMoreReservations: true }, 'molle')
  expect(reservations?.entries.at(-1)?.target).toEqual({ kind: 'reservations', search: 'molle' })
})
