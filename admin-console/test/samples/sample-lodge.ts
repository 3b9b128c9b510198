import { addDays } from 'shared-ui/rules/dates/calendar-date'
import type { Period } from 'shared-ui/rules/dates/period'
import type { Board, BoardReservation } from 'shared-ui/validators/reservations/board'

const ROOMS = ['Cantuta', 'Colibrí', 'Helecho', 'Laurel', 'Molle', 'Retama']
const CATEGORIES = ['Alcoba', 'Simple', 'Doble', 'Familiar', 'Doble', 'Triple']
const SURNAMES = ['Quispe Mamani', 'Fournier', 'Núñez Cárdenas', 'Sørensen', 'Becker', 'Lima e Souza']

type Stay = [room: string, inDate: string, outDate: string, surnames: string, state?: 'pending']

const STAYS: Stay[] = [
  ['Cantuta', '2026-11-28', '2026-11-30', 'Becker'],
  ['Cantuta', '2026-12-12', '2026-12-14', 'Restrepo Vélez'],
  ['Cantuta', '2026-12-15', '2026-12-19', 'Huamán Ttito'],
  ['Colibrí', '2026-12-18', '2026-12-27', 'Fournier'],
  ['Helecho', '2026-11-29', '2026-12-03', 'Núñez Cárdenas'],
  ['Helecho', '2026-12-08', '2026-12-08', 'Sørensen'],
  ['Laurel', '2026-12-09', '2026-12-16', 'Lima e Souza', 'pending'],
  ['Molle', '2026-12-05', '2026-12-07', 'Quispe Mamani'],
  ['Retama', '2026-12-28', '2027-01-04', 'Becker'],
]

const isWithin =
  ({ from, to }: Period) =>
  ({ inDate, outDate }: { inDate: string; outDate: string }): boolean =>
    inDate <= to && addDays(outDate, 1) >= from

const roomsNamed = (names: readonly string[]): Board['rooms'] =>
  names.map((identifier, index) => ({
    _id: identifier,
    identifier,
    category: CATEGORIES[index % CATEGORIES.length] ?? '',
    capacity: 1 + (index % 4),
    archived: false,
  }))

const reservation = ([room, inDate, outDate, surnames, state]: Stay): BoardReservation => ({
  _id: `${room} ${inDate}`,
  room,
  balance: 0,
  inDate,
  outDate,
  state: state ?? 'confirmed',
  stay: 'to_come',
  channel: state ? 'WEB' : 'Teléfono',
  client: { names: 'Rosa Elvira', surnames },
})

/** A sample December of six rooms, as the server returns it. */
export const lodgeBoard = (period: Period): Board => ({
  ...period,
  rooms: roomsNamed(ROOMS),
  reservations: STAYS.map(reservation).filter(isWithin(period)),
  blockings: [
    { _id: 'b1', room: 'Retama', inDate: '2026-12-08', outDate: '2026-12-11', by: 'recepcion', reason: '' },
    { _id: 'b2', room: 'Molle', inDate: '2026-12-24', outDate: '2027-01-01', by: 'recepcion', reason: '' },
  ].filter(isWithin(period)),
  holds: [
    {
      _id: '3330001',
      room: 'Laurel',
      inDate: '2026-12-04',
      outDate: '2026-12-05',
      until: '2026-12-02T19:35:00.000Z',
    },
  ].filter(isWithin(period)),
})

/** A board without rooms. */
export const emptyBoard = (period: Period): Board => ({
  ...period,
  rooms: [],
  reservations: [],
  blockings: [],
  holds: [],
})

/** Two rooms that are mostly occupied. */
export function fullHouse(period: Period): Board {
  const rooms = roomsNamed(Array.from({ length: 2 }, (_, index) => `Habitación ${index + 1}`))
  const stays: Stay[] = []
  for (const [index, { _id }] of rooms.entries()) {
    let night = addDays(period.from, (index % 4) - 2)
    while (night <= period.to) {
      const last = addDays(night, (stays.length + index) % 4)
      stays.push([_id, night, last, SURNAMES[stays.length % SURNAMES.length] ?? ''])
      night = addDays(last, 1 + (stays.length % 3))
    }
  }
  return { ...period, rooms, reservations: stays.map(reservation), blockings: [], holds: [] }
}
