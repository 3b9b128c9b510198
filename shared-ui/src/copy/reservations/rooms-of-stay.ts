import type { CalendarDate } from '../../rules/dates/calendar-date.ts'
import { nightCount, stayFromNights } from '../../rules/reservations/stay.ts'
import { formatDayOfMonth, formatNights, formatPrice } from '../format.ts'

/** Nights of a stay in a room; `outDate` is the last of them. */
type RoomNights = { room: { identifier: string }; inDate: CalendarDate; outDate: CalendarDate }

/** Whether a guest changes rooms during the stay; another price in the same room is no change. */
export const changesRooms = (segments: readonly Pick<RoomNights, 'room'>[]): boolean =>
  segments.some(({ room }) => room.identifier !== segments[0]?.room.identifier)

type Named = { identifier: string }

/** The rooms of a stay that a list names, in order: 'Quinual, Sauco'. */
export const roomNames = <Room extends Named>(
  { room, earlierRooms = [] }: { room: Room; earlierRooms?: readonly Room[] | undefined },
  nameOf: (room: Room) => string = ({ identifier }) => identifier,
): string => [...earlierRooms, room].map(nameOf).join(', ')

/** The same with their categories: 'Quinual · Doble, Sauco · Doble'. */
export const roomsWithCategories = (stay: {
  room: Named & { category: string }
  earlierRooms?: readonly (Named & { category: string })[] | undefined
}): string => roomNames(stay, ({ identifier, category }) => `${identifier} · ${category}`)

/** 'del 3 al 5 de diciembre', or with both months if they differ. */
function betweenText({ inDate, outDate }: RoomNights): string {
  const { entry, departure } = stayFromNights(inDate, outDate)
  const isOneMonth = entry.slice(0, 7) === departure.slice(0, 7)
  const from = isOneMonth ? String(Number(entry.slice(8))) : formatDayOfMonth(entry)
  return `del ${from} al ${formatDayOfMonth(departure)}`
}

/** The rooms of a stay in a sentence: 'Del 3 al 5 de diciembre en Quinual, del 5 al 8 de diciembre en Sauco'. */
export function roomsOfStay(segments: readonly RoomNights[]): string {
  const rooms: RoomNights[] = []
  for (const segment of segments) {
    const before = rooms.at(-1)
    if (before?.room.identifier === segment.room.identifier) {
      rooms[rooms.length - 1] = { ...before, outDate: segment.outDate }
    } else rooms.push(segment)
  }
  const text = rooms.map((nights) => `${betweenText(nights)} en ${nights.room.identifier}`).join(', ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** What a line of a bill is about: 'Del 3 al 5 de diciembre en Quinual, 2 noches a S/. 200.00'; the price in soles. */
export const nightsInRoom = (segment: RoomNights & { pricePerNight: number }): string => {
  const nights = nightCount(stayFromNights(segment.inDate, segment.outDate))
  return `${roomsOfStay([segment])}, ${formatNights(nights)} a ${formatPrice(segment.pricePerNight)}`
}
