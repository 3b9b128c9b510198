import type { CalendarDate } from 'shared-ui/rules/dates/calendar-date'
import { nearestStays } from 'shared-ui/rules/reservations/nearest-stays'
import { lastNight, nightsOf, type Stay } from 'shared-ui/rules/reservations/stay'
import type { Room, TakenRoom } from 'shared-ui/validators/rooms/room'
import type { listTakenNights } from './rooms-repository.ts'

type TakenNight = Awaited<ReturnType<typeof listTakenNights>>[number]

/** The requested stay, and the lodge's day. */
type Request = { stay: Stay; today: CalendarDate }

/** Returns the rooms with a taken night in the stay. `taken` contains the nights of all rooms, also those around the stay. */
export function describeTakenRooms(rooms: readonly Room[], taken: readonly TakenNight[], request: Request) {
  const nights = new Set(nightsOf(request.stay))
  const byRoom = Map.groupBy(taken, ({ room_id }) => room_id)
  return rooms.flatMap((room): TakenRoom[] => {
    const ofRoom = byRoom.get(room._id) ?? []
    const inStay = ofRoom.filter(({ night }) => nights.has(night))
    if (inStay.length === 0) return []
    return [{ ...room, ...reasonOf(inStay), nearest: nearestNights(ofRoom, request) }]
  })
}

/** Only a room that nobody has reserved or blocked may become free when the holds end. */
function reasonOf(inStay: readonly TakenNight[]): Pick<TakenRoom, 'reason' | 'until'> {
  const unheld = inStay.filter(({ held_until }) => held_until === null)
  if (unheld.length > 0) {
    const isBlocked = unheld.every(({ blocking_id }) => blocking_id !== null)
    return { reason: isBlocked ? 'blocked' : 'reserved', until: null }
  }
  const ends = inStay.map(({ held_until }) => held_until ?? '').toSorted()
  return { reason: 'held', until: ends.at(-1) ?? null }
}

function nearestNights(ofRoom: readonly TakenNight[], { stay, today }: Request): TakenRoom['nearest'] {
  const taken = new Set(ofRoom.map(({ night }) => night))
  return nearestStays(stay, { taken, today }).map((nearest) => ({
    inDate: nearest.entry,
    outDate: lastNight(nearest),
  }))
}
