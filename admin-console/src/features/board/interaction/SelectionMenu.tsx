import { X } from 'lucide-react'
import { type CSSProperties, type RefObject, useEffect } from 'react'
import { Button } from 'shared-ui/components/Button'
import { fieldSentence } from 'shared-ui/copy/problems/problems'
import { roomInWords, SELECTION } from 'shared-ui/copy/reservations/board'
import type { CalendarDate } from 'shared-ui/rules/dates/calendar-date'
import type { Period } from 'shared-ui/rules/dates/period'
import { nightCount, stayFromNights, stayProblem } from 'shared-ui/rules/reservations/stay'
import type { BoardRoom } from 'shared-ui/validators/reservations/board'
import { ButtonRouteLink } from '../../../lib/links.tsx'
import styles from './SelectionMenu.module.css'

export type SelectionMenuProps = {
  room: BoardRoom
  nights: Period
  /** Today in the lodge's time zone. */
  today: CalendarDate
  /** Where to anchor the menu: the row, the number of rows, and where the nights start and their head ends, from 0 to 1. */
  at: { row: number; rows: number; start: number; head: number }
  menu: RefObject<HTMLDivElement | null>
  onBlock: () => void
  onClear: () => void
}

/** In rows: the menu opens above the nights only if that many rows are above them. */
const ROOM_ABOVE = 4

/** Below the nights, or above them in the last rows. With many nights it follows the head, which is in view. */
const offsetsOf = ({ row, rows, start, head }: SelectionMenuProps['at']): CSSProperties => {
  const along = (share: number) => `var(--room-width) + (100% - var(--room-width)) * ${share}`
  const left = `min(max(${along(start)}, ${along(head)} - 18.5rem), 100% - 19rem)`
  return row >= ROOM_ABOVE && row >= rows - ROOM_ABOVE
    ? { left, bottom: `calc(var(--row-height) * ${rows - row} + 0.25rem)` }
    : { left, top: `calc(var(--head-height) + var(--row-height) * ${row + 1} + 0.25rem)` }
}

/** The actions for the selected nights: reserve, block or clear. */
export function SelectionMenu({ room, nights, today, at, menu, onBlock, onClear }: SelectionMenuProps) {
  const stay = stayFromNights(nights.from, nights.to)
  const problem = stayProblem(stay, today)
  useEscape(onClear)
  useEffect(() => {
    menu.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [menu])
  return (
    <div className={styles.menu} ref={menu} role="dialog" aria-label={SELECTION.title} style={offsetsOf(at)}>
      <p className={styles.nights}>
        {SELECTION.selected(roomInWords(room.identifier), nightCount(stay), stay)}
      </p>
      {problem && <p className={styles.problem}>{fieldSentence(problem)}</p>}
      <div className={styles.actions}>
        {problem === null && (
          <ButtonRouteLink
            variant="primary"
            to="/create-reservation/$roomID/$inDate/$outDate"
            params={{ roomID: room._id, inDate: stay.entry, outDate: stay.departure }}
          >
            {SELECTION.reserve}
          </ButtonRouteLink>
        )}
        <Button onClick={onBlock}>{SELECTION.block}</Button>
        <Button variant="quiet" aria-label={SELECTION.clear} title={SELECTION.clear} onClick={onClear}>
          <X aria-hidden="true" />
        </Button>
      </div>
    </div>
  )
}

/** Clears the selection on Escape, wherever the focus is. An open dialog stops its own Escape from getting here. */
function useEscape(onEscape: () => void) {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onEscape()
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [onEscape])
}
