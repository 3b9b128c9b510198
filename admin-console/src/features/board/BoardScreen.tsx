import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import { Alert } from 'shared-ui/components/Alert'
import { EmptyState } from 'shared-ui/components/EmptyState'
import { BOARD } from 'shared-ui/copy/reservations/board'
import { CREATE_ROOM } from 'shared-ui/copy/rooms/room-form'
import { type BoardSpan, spanShowing } from 'shared-ui/rules/board/board-span'
import type { CalendarDate } from 'shared-ui/rules/dates/calendar-date'
import { monthsFrom } from 'shared-ui/rules/dates/month'
import type { Period } from 'shared-ui/rules/dates/period'
import type { Board } from 'shared-ui/validators/reservations/board'
import { useMedia } from '../../lib/hooks/use-media.ts'
import { ButtonRouteLink } from '../../lib/links.tsx'
import { Page } from '../../lib/page/Page.tsx'
import { QueryView } from '../../lib/query-view/QueryView.tsx'
import styles from './BoardScreen.module.css'
import { DayToolbar, SpanToolbar } from './BoardToolbar.tsx'
import { boardQueries } from './board-queries.ts'
import { type BoardOccupancy, boardFor, largestCapacity } from './board-rows.ts'
import { PHONE, periodShown } from './board-view.ts'
import { DayList } from './day/DayList.tsx'
import { FreeWeekend } from './FreeWeekend.tsx'
import { BoardGrid } from './grid/BoardGrid.tsx'
import { BoardLegend } from './grid/BoardLegend.tsx'
import type { BarMove } from './interaction/bar-move.ts'
import type { BoardGridActions } from './interaction/use-board-steps.ts'
import { type BoardPeriod, isBoardDay } from './requested-board.ts'

export type BoardScreenProps = {
  /** The period, day and number of persons that the address asks for. */
  asked: BoardPeriod
  /** Today in the lodge's time zone. */
  today: CalendarDate
  /** Receives the first day and length of the period that is selected. */
  onSpanChange: (span: BoardSpan) => void
  /** Receives the smallest number of persons of the rooms to show; 0 shows all. */
  onPersonsChange: (persons: number) => void
  /** Opens the form that shows the price of a stay at its new place. */
  onMove: (move: BarMove) => void
  /** Opens the reservation, or the blockings of the room. */
  onOpen: (occupancy: BoardOccupancy) => void
}

/** The occupancy board: rooms by days, or one day at a time on a phone. */
export function BoardScreen(props: BoardScreenProps) {
  const isPhone = useMedia(PHONE)
  const { problem } = props.asked
  return (
    <Page
      title={BOARD.title}
      actions={<ButtonRouteLink to="/create-reservation">{BOARD.search}</ButtonRouteLink>}
    >
      {problem !== null && <Alert tone="warning">{BOARD.dayProblems[problem]}</Alert>}
      {isPhone ? <PhoneBoard {...props} /> : <WideBoard {...props} />}
    </Page>
  )
}

function WideBoard({ asked, today, onSpanChange, onPersonsChange, onMove, onOpen }: BoardScreenProps) {
  const { span, persons } = asked
  const period = periodShown(asked, 'span')
  const mostPersons = useMostPersons(period)
  const reach: BoardGridActions['onReach'] = (night, selected) => {
    const next = spanShowing(span, night, selected)
    if (next === null || !isBoardDay(next.from)) return false
    onSpanChange(next)
    return true
  }
  return (
    <>
      <SpanToolbar
        span={span}
        today={today}
        onSpanChange={onSpanChange}
        persons={persons}
        mostPersons={mostPersons}
        onPersonsChange={onPersonsChange}
      />
      <RequestedBoard period={period} persons={persons}>
        {(board) => (
          <>
            <FreeWeekend board={board} today={today} />
            <BoardGrid
              board={board}
              density={span.length === 'month' ? 'wide' : 'narrow'}
              today={today}
              onMoveMonth={(by) => onSpanChange({ ...span, from: monthsFrom(span.from, by) })}
              onReach={reach}
              onMove={onMove}
              onOpen={(bar) => onOpen(bar.occupancy)}
            />
            <BoardLegend />
          </>
        )}
      </RequestedBoard>
    </>
  )
}

function PhoneBoard({ asked, today, onSpanChange, onPersonsChange }: BoardScreenProps) {
  const { day, span, persons } = asked
  const period = periodShown(asked, 'day')
  const mostPersons = useMostPersons(period)
  return (
    <>
      <DayToolbar
        day={day}
        today={today}
        onDayChange={(next) => onSpanChange({ ...span, from: next })}
        persons={persons}
        mostPersons={mostPersons}
        onPersonsChange={onPersonsChange}
      />
      <RequestedBoard period={period} persons={persons}>
        {(board) => <DayList board={board} day={board.from} today={today} />}
      </RequestedBoard>
    </>
  )
}

/** The board of a period; the previous one until it is loaded. */
const shownBoard = (period: Period) => ({ ...boardQueries.of(period), placeholderData: keepPreviousData })

/** How many persons the largest room is for; 0 until the board is loaded. */
const useMostPersons = (period: Period): number =>
  useQuery({ ...shownBoard(period), select: largestCapacity }).data ?? 0

type RequestedBoardProps = { period: Period; persons: number; children: (board: Board) => ReactNode }

/** Loads the board of a period. The previous days stay visible, greyed out, while others load. */
function RequestedBoard({ period, persons, children }: RequestedBoardProps) {
  const board = useQuery(shownBoard(period))
  return (
    <QueryView query={board} message={BOARD.loading}>
      {(data) => (
        <LoadedBoard board={data} persons={persons} isOld={board.isPlaceholderData}>
          {children}
        </LoadedBoard>
      )}
    </QueryView>
  )
}

type LoadedBoardProps = Pick<RequestedBoardProps, 'persons' | 'children'> & {
  board: Board
  /** Whether it is of the period before, while the requested one loads. */
  isOld: boolean
}

function LoadedBoard({ board, persons, isOld, children }: LoadedBoardProps) {
  // The same object across renders, so that memoised rows stay.
  const shown = useMemo(() => boardFor(board, persons), [board, persons])
  if (board.rooms.length === 0) {
    return (
      <EmptyState
        title={BOARD.empty}
        action={<ButtonRouteLink to="/create-room">{CREATE_ROOM.add}</ButtonRouteLink>}
      >
        {BOARD.emptyText}
      </EmptyState>
    )
  }
  return (
    <div className={styles.board} aria-busy={isOld}>
      {shown.rooms.length === 0 ? <EmptyState title={BOARD.noneForPersons} /> : children(shown)}
    </div>
  )
}
