import { type CSSProperties, useMemo, useRef, useState } from 'react'
import { BLOCK_NIGHTS, BOARD, movingText, roomInWords, SELECTION } from 'shared-ui/copy/reservations/board'
import { BLOCKINGS } from 'shared-ui/copy/rooms/blockings'
import { type CalendarDate, daysBetween, eachDay } from 'shared-ui/rules/dates/calendar-date'
import { countNights, type Period } from 'shared-ui/rules/dates/period'
import { nightCount, stayFromNights } from 'shared-ui/rules/reservations/stay'
import { nightsText } from '../../../lib/nights/nights-text.ts'
import { type BoardBar, type BoardRow, freeRoomCounts } from '../board-rows.ts'
import { BlockDialog, type BlockDialogProps } from '../interaction/BlockDialog.tsx'
import { SelectionMenu } from '../interaction/SelectionMenu.tsx'
import type { MovingBar } from '../interaction/use-bar-drag.ts'
import { type BoardOnDay, useBoardGrid } from '../interaction/use-board-grid.ts'
import type { Selection } from '../interaction/use-night-selection.ts'
import { BarMenu } from './BarMenu.tsx'
import { BlockedNights } from './BlockedNights.tsx'
import { BoardColumns } from './BoardColumns.tsx'
import styles from './BoardGrid.module.css'
import { BoardHead } from './BoardHead.tsx'
import { BoardLines } from './BoardLines.tsx'
import { HeldNights, type HeldNightsProps } from './HeldNights.tsx'

export type BoardGridProps = BoardOnDay & {
  /** The width of a day column; `narrow` is for a quarter. */
  density: 'wide' | 'narrow'
}

/** In days: a bar ends in the middle of the day after its last night. */
const NIGHT_TO_BAR_END = 1.5

type Sizes = { days: number; rows: number }

/** The sizes that the stylesheet calculates with. */
const sizesOf = ({ days, rows }: Sizes): CSSProperties & Record<`--${string}`, number> => ({
  '--days': days,
  '--rooms': rows,
})

/** Where the menu of the selected nights opens. */
const menuPlace = ({ row, nights, range }: Selection, { from }: Period, { days, rows }: Sizes) => ({
  row,
  rows,
  start: daysBetween(from, nights.from) / days,
  head: (daysBetween(from, range.head) + NIGHT_TO_BAR_END) / days,
})

type BlockRequest = Pick<BlockDialogProps, 'room' | 'nights'>

/** Grid of rooms by days with occupancies as bars. Free nights are selected by drag, taps or keys. */
export function BoardGrid({ board, density, today, onOpen, ...moves }: BoardGridProps) {
  const days = useMemo(() => eachDay(board.from, board.to), [board.from, board.to])
  const [blockRequest, setBlockRequest] = useState<BlockRequest | null>(null)
  const [opened, setOpened] = useState<BoardBar | null>(null)
  const [done, setDone] = useState<string>(BOARD.hint)
  const grid = useRef<HTMLDivElement>(null)
  const menu = useRef<HTMLDivElement>(null)
  const open = (bar: BoardBar) => (bar.occupancy.kind === 'reservation' ? onOpen(bar) : setOpened(bar))
  const { rows, position, selection, isDragging, moving, handlers, clearSelection } = useBoardGrid(
    { grid, menu },
    { board, today, ...moves, onOpen: open, onMenu: setOpened },
  )
  const free = useMemo(() => freeRoomCounts(rows, board, today), [rows, board, today])
  const room = selection && rows[selection.row]?.room
  const finish = (sentence: string) => {
    setBlockRequest(null)
    setOpened(null)
    setDone(sentence)
    clearSelection()
  }
  return (
    <>
      <p className={styles.status} role="status">
        {statusText({ rows, selection, moving }) ?? done}
      </p>
      <div className={styles.scroller} data-scroller="" data-scroll-restoration-id="board">
        <div
          className={styles.canvas}
          data-density={density}
          style={sizesOf({ days: days.length, rows: rows.length })}
        >
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
            <BoardHead days={days} today={today} free={free} />
            <BoardLines
              rows={rows}
              days={days}
              today={today}
              position={position}
              selection={selection}
              moving={moving}
            />
          </div>
          {selection && room && !isDragging && (
            <SelectionMenu
              key={`${selection.row} ${selection.range.anchor}`}
              room={room}
              nights={selection.nights}
              today={today}
              at={menuPlace(selection, board, { days: days.length, rows: rows.length })}
              menu={menu}
              onBlock={() => setBlockRequest({ room, nights: selection.nights })}
              onClear={clearSelection}
            />
          )}
        </div>
      </div>
      {blockRequest && (
        <BlockDialog
          {...blockRequest}
          onDone={(unchanged) => finish(blockedText(blockRequest, unchanged))}
          onCancel={() => setBlockRequest(null)}
        />
      )}
      {opened && <OpenedNights rows={rows} bar={opened} onDismiss={() => setOpened(null)} onEnd={finish} />}
    </>
  )
}

/** The dialog of a bar: the menu of a reservation, or what holds or blocks the nights. */
function OpenedNights(props: HeldNightsProps) {
  const { kind } = props.bar.occupancy
  if (kind === 'reservation') return <BarMenu {...props} />
  return kind === 'hold' ? <HeldNights {...props} /> : <BlockedNights {...props} />
}

type BoardStatus = { rows: readonly BoardRow[]; selection: Selection | null; moving: MovingBar | null }

/** What is selected or dragged, as a sentence. */
function statusText({ rows, selection, moving }: BoardStatus): string | null {
  const identifier = rows[moving?.row ?? selection?.row ?? -1]?.room.identifier
  if (identifier === undefined) return null
  if (moving) return movingText(roomInWords(identifier), moving.stay)
  return selection && selectionText(identifier, selection.nights)
}

const blockedText = ({ room, nights }: BlockRequest, unchanged: CalendarDate[]): string =>
  BLOCK_NIGHTS.done(
    roomInWords(room.identifier),
    countNights(nights) - unchanged.length,
    unchanged.length === 0 ? '' : BLOCKINGS.block.already(unchanged.length, nightsText(unchanged)),
  )

const selectionText = (identifier: string, { from, to }: Period): string => {
  const stay = stayFromNights(from, to)
  return `${SELECTION.selected(roomInWords(identifier), nightCount(stay), stay)}. ${SELECTION.how}`
}
