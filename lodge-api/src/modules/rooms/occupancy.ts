import type { Availability } from 'shared-ui/validators/reservations/availability'
import { toRoomResponse } from './room-response.ts'
import type { listOccupancy } from './rooms-repository.ts'

type OccupancyRow = Awaited<ReturnType<typeof listOccupancy>>[number]
type UnavailableRoom = Availability['unavailableRooms'][number]

/** Adds a hold once; a hold of several nights has a row for each night. */
function addHold(room: UnavailableRoom, row: OccupancyRow): void {
  const purchaseNumber = String(row.purchase_number)
  if (room.holds.some((hold) => hold.purchaseNumber === purchaseNumber)) return
  room.holds.push({
    purchaseNumber,
    inDate: row.held_from ?? '',
    outDate: row.held_to ?? '',
    until: row.held_until ?? '',
  })
}

/** The first night of a reservation; in the present room of a guest who changed rooms, the first one there. */
const firstNightHere = (row: OccupancyRow): string | null =>
  row.present_room_id === row.id ? (row.room_since ?? row.in_date) : row.in_date

function addNight(room: UnavailableRoom, row: OccupancyRow): void {
  if (row.night === null) return
  if (row.blocking_id !== null) {
    room.blockings.push({ _id: row.blocking_id, date: row.night })
    return
  }
  if (row.reservation_id === null) {
    room.heldNights.push(row.night)
    addHold(room, row)
    return
  }
  if (room.reservations.some((reservation) => reservation._id === row.reservation_id)) return
  room.reservations.push({
    _id: row.reservation_id,
    inDate: firstNightHere(row) ?? '',
    outDate: row.out_date ?? '',
    client: { names: row.names ?? '', surnames: row.surnames ?? '' },
  })
}

/** Groups rows of nights by room, into free rooms and occupied rooms with what occupies them. */
export function sortByAvailability(rows: OccupancyRow[]): Availability {
  const rooms = new Map<string, UnavailableRoom>()
  const taken = new Set<string>()
  for (const row of rows) {
    const room = rooms.get(row.id) ?? {
      ...toRoomResponse(row),
      reservations: [],
      blockings: [],
      heldNights: [],
      holds: [],
    }
    rooms.set(row.id, room)
    if (row.night !== null) taken.add(row.id)
    addNight(room, row)
  }
  const all = [...rooms.values()]
  return {
    availableRooms: all.filter((room) => !taken.has(room._id)),
    unavailableRooms: all.filter((room) => taken.has(room._id)),
  }
}
