import { X } from 'lucide-react'
import { type CSSProperties, type RefObject, useEffect } from 'react'
import { Button } from 'shared-ui/components/Button'
import { CHOICE, roomInWords } from 'shared-ui/copy/board'
import { fieldSentence } from 'shared-ui/copy/problems'
import type { CalendarDate } from 'shared-ui/rules/calendar-date'
import type { Period } from 'shared-ui/rules/statistics'
import { nightCount, stayFromNights, stayProblem } from 'shared-ui/rules/stay'
import type { BoardRoom } from 'shared-ui/validators/board'
import { ButtonRouteLink } from '../../lib/links.tsx'
import styles from './ChoiceMenu.module.css'

export type ChoiceMenuProps = {
  room: BoardRoom
  nights: Period
  /** The lodge's day (W-03). */
  today: CalendarDate
  /** Where its nights lie: their row of how many, and how far along it they start and their head ends, from 0 to 1. */
  at: { row: number; rows: number; start: number; head: number }
  menu: RefObject<HTMLDivElement | null>
  onBlock: () => void
  onClear: () => void
}

/** Rows below which there is room for it even at the foot of the board. */
const ROOM_ABOVE = 4

/** Beneath its nights, but above them in the last rows; of many, beneath those drawn last, which are in sight. */
const placeOn = ({ row, rows, start, head }: ChoiceMenuProps['at']): CSSProperties => {
  const along = (share: number) => `var(--room-width) + (100% - var(--room-width)) * ${share}`
  const left = `min(max(${along(start)}, ${along(head)} - 18.5rem), 100% - 19rem)`
  return row >= ROOM_ABOVE && row >= rows - ROOM_ABOVE
    ? { left, bottom: `calc(var(--row-height) * ${rows - row} + 0.25rem)` }
    : { left, top: `calc(var(--head-height) + var(--row-height) * ${row + 1} + 0.25rem)` }
}

/** what can be done with the nights just chosen. */
export function ChoiceMenu({ room, nights, today, at, menu, onBlock, onClear }: ChoiceMenuProps) {
  const stay = stayFromNights(nights.from, nights.to)
  const problem = stayProblem(stay, today)
  useEscape(onClear)
  useEffect(() => {
    menu.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [menu])
  return (
    <div className={styles.menu} ref={menu} role="dialog" aria-label={CHOICE.title} style={placeOn(at)}>
      <p className={styles.nights}>{CHOICE.chosen(roomInWords(room.identifier), nightCount(stay), stay)}</p>
      {problem && <p className={styles.problem}>{fieldSentence(problem)}</p>}
      <div className={styles.actions}>
        {problem === null && (
          <ButtonRouteLink
            variant="primary"
            to="/create-reservation/$roomID/$inDate/$outDate"
            params={{ roomID: room._id, inDate: stay.entry, outDate: stay.departure }}
          >
            {CHOICE.reserve}
          </ButtonRouteLink>
        )}
        <Button onClick={onBlock}>{CHOICE.block}</Button>
        <Button variant="quiet" aria-label={CHOICE.clear} title={CHOICE.clear} onClick={onClear}>
          <X aria-hidden="true" />
        </Button>
      </div>
    </div>
  )
}

/** Wherever the focus is, Escape gives the choice up; a dialog over it keeps its own Escape to itself. */
function useEscape(leave: () => void) {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key === 'Escape') leave()
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [leave])
}
