import type { Period } from 'shared-ui/rules/dates/period'
import type { Board, BoardReservation } from 'shared-ui/validators/reservations/board'

type SampleStay = { room: string; inDate: string; outDate: string } & Partial<
  Pick<BoardReservation, '_id' | 'state' | 'stay' | 'channel' | 'moved'>
> & { surnames?: string }

const CATEGORIES = ['Alcoba', 'Doble', 'Familiar', 'Matrimonial', 'Triple']

/** A sample board with the rooms of the given stays, each once, in order. */
export function sampleBoard(
  period: Period,
  stays: readonly SampleStay[],
  others: Partial<Board> = {},
): Board {
  const rooms = [...new Set(stays.map(({ room }) => room))]
  return {
    ...period,
    rooms: rooms.map((room, index) => ({
      _id: room,
      identifier: room,
      category: CATEGORIES[index % CATEGORIES.length] ?? '',
      capacity: 1 + (index % 4),
      archived: false,
    })),
    reservations: stays.map(({ surnames = 'Quispe Mamani', ...stay }, index) => ({
      _id: `r${index}`,
      state: 'confirmed',
      stay: 'to_come',
      channel: 'WEB',
      balance: 0,
      ...stay,
      client: { names: 'Rosa Elvira', surnames },
    })),
    blockings: [],
    holds: [],
    ...others,
  }
}
