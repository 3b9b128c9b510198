import { type CSSProperties, useMemo, useRef, useState } from 'react'
import { BLOCKINGS } from 'shared-ui/copy/blockings'
import { BLOCK_NIGHTS, BOARD, CHOICE, roomInWords } from 'shared-ui/copy/board'
import { type CalendarDate, daysBetween, eachDay } from 'shared-ui/rules/calendar-date'
import { countNights, type Period } from 'shared-ui/rules/statistics'
import { nightCount, stayFromNights } from 'shared-ui/rules/stay'
import { nightsText } from '../../lib/nights-text.ts'
import { BlockDialog, type BlockDialogProps } from './BlockDialog.tsx'
import { BoardColumns } from './BoardColumns.tsx'
import styles from './BoardGrid.module.css'
import { BoardHead } from './BoardHead.tsx'
import { BoardLines } from './BoardLines.tsx'
import type { BoardBar } from './board-rows.ts'
import { ChoiceMenu } from './ChoiceMenu.tsx'
import { HeldNights } from './HeldNights.tsx'
import { type BoardOnDay, useBoardGrid } from './use-board-grid.ts'

export type BoardGridProps = BoardOnDay & {
  /** Whether days are narrow, as for a quarter. */
  density: 'wide' | 'narrow'
}

/** A bar ends in the middle of the day after its last night. */
const NIGHT_TO_BAR_END = 1.5

type Asked = Pick<BlockDialogProps, 'room' | 'nights'>

/** Rooms by days, with what takes their nights as bars; free nights are chosen by drag, by taps or by keys. */
export function BoardGrid({ board, density, today, onOpen, ...moves }: BoardGridProps) {
  const days = useMemo(() => eachDay(board.from, board.to), [board.from, board.to])
  const [asked, setRequest] = useState<Asked | null>(null)
  const [held, setHeld] = useState<BoardBar | null>(null)
  const [done, setDone] = useState<string>(BOARD.hint)
  const grid = useRef<HTMLDivElement>(null)
  const menu = useRef<HTMLDivElement>(null)
  const open = (bar: BoardBar) => (bar.taking.kind === 'hold' ? setHeld(bar) : onOpen(bar))
  const { rows, place, standing, isDrawing, handlers, leaveChoice } = useBoardGrid(
    { grid, menu },
    { board, today, ...moves, onOpen: open },
  )
  const room = standing && rows[standing.row]?.room
  const formatBlocked = (action: Asked, unchanged: CalendarDate[]) => {
    setRequest(null)
    setDone(blockedText(action, unchanged))
    leaveChoice()
  }
  const releasedText = (sentence: string) => {
    setHeld(null)
    setDone(sentence)
    leaveChoice()
  }
  const sizes: CSSProperties & Record<`--${string}`, number> = {
    '--days': days.length,
    '--rooms': rows.length,
  }
  return (
    <>
      <p className={styles.status} role="status">
        {standing && room ? selectionText(room.identifier, standing.nights) : done}
      </p>
      <div className={styles.scroller} data-scroller="" data-scroll-restoration-id="board">
        <div className={styles.canvas} data-density={density} style={sizes}>
          <BoardColumns days={days} today={today} />
          <div
            className={styles.grid}
            ref={grid}
            role="grid"
            aria-label={BOARD.title}
            aria-rowcount={rows.length + 1}
            aria-colcount={days.length + 1}
            {...handlers}
          >
            <BoardHead days={days} today={today} />
            <BoardLines rows={rows} days={days} today={today} place={place} standing={standing} />
          </div>
          {standing && room && !isDrawing && (
            <ChoiceMenu
              key={`${standing.row} ${standing.choice.anchor}`}
              room={room}
              nights={standing.nights}
              today={today}
              at={{
                row: standing.row,
                rows: rows.length,
                start: daysBetween(board.from, standing.nights.from) / days.length,
                head: (daysBetween(board.from, standing.choice.head) + NIGHT_TO_BAR_END) / days.length,
              }}
              menu={menu}
              onBlock={() => setRequest({ room, nights: standing.nights })}
              onClear={leaveChoice}
            />
          )}
        </div>
      </div>
      {asked && (
        <BlockDialog
          {...asked}
          onDone={(unchanged) => formatBlocked(asked, unchanged)}
          onCancel={() => setRequest(null)}
        />
      )}
      {held && <HeldNights rows={rows} bar={held} onClose={() => setHeld(null)} onEnd={releasedText} />}
    </>
  )
}

const blockedText = ({ room, nights }: Asked, unchanged: CalendarDate[]): string =>
  BLOCK_NIGHTS.done(
    roomInWords(room.identifier),
    countNights(nights) - unchanged.length,
    unchanged.length === 0 ? '' : BLOCKINGS.block.already(unchanged.length, nightsText(unchanged)),
  )

const selectionText = (identifier: string, { from, to }: Period): string => {
  const stay = stayFromNights(from, to)
  return `${CHOICE.chosen(roomInWords(identifier), nightCount(stay), stay)}. ${CHOICE.how}`
}
