import { formatDayOfMonth } from 'shared-ui/copy/format'
import { BAR_WORDS, cellLabel, NIGHT_WORDS, roomInWords } from 'shared-ui/copy/reservations/board'
import { BOARD_MOVES } from 'shared-ui/copy/reservations/board-moves'
import { addDays } from 'shared-ui/rules/dates/calendar-date'
import type { BoardHold, BoardReservation, BoardRoom } from 'shared-ui/validators/reservations/board'
import type { ShownHold } from '../../lib/holds/ReleaseHoldDialog.tsx'
import type { BoardOccupancy } from './board-rows.ts'

/** Whether the guest of a reservation owes money. */
export const owes = (occupancy: BoardOccupancy): boolean =>
  occupancy.kind === 'reservation' && occupancy.balance > 0

/** The text inside a bar. */
export function barText(occupancy: BoardOccupancy): string {
  if (occupancy.kind === 'blocking') return occupancy.reason || BAR_WORDS.blocking
  if (occupancy.kind === 'hold') return BAR_WORDS.hold
  const { surnames } = occupancy.client
  return [surnames, occupancy.state === 'pending' && BAR_WORDS.pending, movedText(occupancy)]
    .filter(Boolean)
    .join(' · ')
}

/** The room to which a guest moves after these nights, or the one they came from; empty if they stay in one room. */
function movedText({ moved }: BoardReservation): string {
  if (moved?.roomAfter) return BOARD_MOVES.movesTo(moved.roomAfter)
  return moved?.roomBefore ? BOARD_MOVES.movedFrom(moved.roomBefore) : ''
}

/** A bar, and whether it goes on after the last night that is shown. */
type ShownBar = { occupancy: BoardOccupancy; goesOn: boolean }

function occupancyText({ occupancy, goesOn }: ShownBar): string {
  if (occupancy.kind === 'blocking') {
    const { outDate, reason } = occupancy
    return goesOn ? BAR_WORDS.blockedOn(reason) : BAR_WORDS.blocked(outDate, reason)
  }
  if (occupancy.kind === 'hold') return BAR_WORDS.held(occupancy.until)
  const until = occupancy.moved?.roomAfter ? BOARD_MOVES.reservedUntil : BAR_WORDS.reserved
  const reserved = until(barText(occupancy), addDays(occupancy.outDate, 1))
  const stay = occupancy.state === 'confirmed' && occupancy.stay !== 'to_come' ? occupancy.stay : null
  const debt = owes(occupancy) && BAR_WORDS.owes(occupancy.balance)
  return [reserved, stay && BAR_WORDS.stays[stay], BAR_WORDS.channel(occupancy.channel), debt]
    .filter(Boolean)
    .join(', ')
}

/** The accessible name of a bar: 'Habitación 3, 12 de diciembre: reservada, Quispe, sale el 14 de diciembre, canal WEB'. */
export const barLabel = (room: BoardRoom, bar: ShownBar): string =>
  cellLabel(roomInWords(room.identifier), formatDayOfMonth(bar.occupancy.inDate), occupancyText(bar))

/** The accessible name of a free night: 'Habitación 3, 12 de diciembre: libre'. `day` is the date in words. */
export const freeLabel = (room: BoardRoom, day: string, state: keyof typeof NIGHT_WORDS): string =>
  cellLabel(roomInWords(room.identifier), day, NIGHT_WORDS[state])

/** Converts a hold of the board for the release dialog. */
export const shownHold = (room: BoardRoom, { _id, inDate, outDate, until }: BoardHold): ShownHold => ({
  purchaseNumber: _id,
  room: roomInWords(room.identifier),
  inDate,
  outDate,
  until,
})

/** The path of the page that a bar opens; undefined for a hold, which has none. */
export function barAddress(occupancy: BoardOccupancy): string | undefined {
  if (occupancy.kind === 'reservation') return `/view-reservation/${encodeURIComponent(occupancy._id)}`
  if (occupancy.kind === 'blocking') return `/room-unlock/${encodeURIComponent(occupancy.room)}`
  return undefined
}
