import { BAR_WORDS, cellLabel, NIGHT_WORDS, roomInWords } from 'shared-ui/copy/board'
import { formatDayOfMonth } from 'shared-ui/copy/format'
import { addDays } from 'shared-ui/rules/calendar-date'
import type { BoardHold, BoardRoom } from 'shared-ui/validators/board'
import type { ShownHold } from '../../lib/holds/ReleaseHoldDialog.tsx'
import type { BoardOccupancy } from './board-rows.ts'

/** What stands in a bar. */
export function barText(taking: BoardOccupancy): string {
  if (taking.kind === 'blocking') return BAR_WORDS.blocking
  if (taking.kind === 'hold') return BAR_WORDS.hold
  const { surnames } = taking.client
  return taking.state === 'pending' ? `${surnames} · ${BAR_WORDS.pending}` : surnames
}

function occupancyText(taking: BoardOccupancy, goesOn: boolean): string {
  if (taking.kind === 'blocking') {
    return goesOn ? BAR_WORDS.blockedOn : BAR_WORDS.blocked(taking.outDate)
  }
  if (taking.kind === 'hold') return BAR_WORDS.held(taking.until)
  const reserved = BAR_WORDS.reserved(barText(taking), addDays(taking.outDate, 1))
  return `${reserved}, ${BAR_WORDS.channel(taking.channel)}`
}

/** A bar as it is read out: 'Habitación 3, 12 de diciembre: reservada, Quispe, sale el 14 de diciembre, canal WEB'. */
export const barLabel = (
  room: BoardRoom,
  { taking, goesOn }: { taking: BoardOccupancy; goesOn: boolean },
): string =>
  cellLabel(roomInWords(room.identifier), formatDayOfMonth(taking.inDate), occupancyText(taking, goesOn))

/** A free night as it is read out: 'Habitación 3, 12 de diciembre: libre'. `day` is the date in words. */
export const freeLabel = (room: BoardRoom, day: string, state: keyof typeof NIGHT_WORDS): string =>
  cellLabel(roomInWords(room.identifier), day, NIGHT_WORDS[state])

/** A hold of the board as its release needs it. */
export const shownHold = (room: BoardRoom, { _id, inDate, outDate, until }: BoardHold): ShownHold => ({
  purchaseNumber: _id,
  room: roomInWords(room.identifier),
  inDate,
  outDate,
  until,
})

/** The page that a bar opens; a hold has none. */
export function barAddress(taking: BoardOccupancy): string | undefined {
  if (taking.kind === 'reservation') return `/view-reservation/${encodeURIComponent(taking._id)}`
  if (taking.kind === 'blocking') return `/room-unlock/${encodeURIComponent(taking.room)}`
  return undefined
}
