import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Alert } from 'shared-ui/components/Alert'
import { EmptyState } from 'shared-ui/components/EmptyState'
import { LoadingPanel } from 'shared-ui/components/LoadingPanel'
import { BOARD } from 'shared-ui/copy/board'
import { CREATE_ROOM } from 'shared-ui/copy/room-form'
import { type BoardSpan, monthsFrom, spanPeriod, spanReaching } from 'shared-ui/rules/board-span'
import type { CalendarDate } from 'shared-ui/rules/calendar-date'
import type { Period } from 'shared-ui/rules/statistics'
import type { Board } from 'shared-ui/validators/board'
import { ButtonRouteLink } from '../../lib/links.tsx'
import { ProblemText } from '../../lib/ProblemText.tsx'
import { Page } from '../../lib/page/Page.tsx'
import { RefreshProblem } from '../../lib/RefreshProblem.tsx'
import { useMedia } from '../../lib/use-media.ts'
import { BoardGrid } from './BoardGrid.tsx'
import { BoardLegend } from './BoardLegend.tsx'
import styles from './BoardScreen.module.css'
import { DayToolbar, SpanToolbar } from './BoardToolbar.tsx'
import { boardQueries } from './board-queries.ts'
import type { BoardOccupancy } from './board-rows.ts'
import { type BoardPeriod, isBoardDay } from './board-search.ts'
import { DayList } from './DayList.tsx'
import type { BoardGridActions } from './use-board-steps.ts'

/** Too narrow for a week of nights beside the rooms' names: a list of one day instead. */
const PHONE = '(max-width: 40rem)'

export type BoardScreenProps = {
  asked: BoardPeriod
  /** The lodge's day (W-03). */
  today: CalendarDate
  onSpanChange: (span: BoardSpan) => void
  /** Opens what takes some nights: a reservation, or the blockings of a room. */
  onOpen: (taking: BoardOccupancy) => void
}

/** Who has which room when: rooms by days, or on a phone one day after the other. */
export function BoardScreen(props: BoardScreenProps) {
  const isPhone = useMedia(PHONE)
  const { fault } = props.asked
  return (
    <Page
      title={BOARD.title}
      actions={<ButtonRouteLink to="/create-reservation">{BOARD.search}</ButtonRouteLink>}
    >
      {fault !== null && <Alert tone="warning">{BOARD.faults[fault]}</Alert>}
      {isPhone ? <PhoneBoard {...props} /> : <WideBoard {...props} />}
    </Page>
  )
}

function WideBoard({ asked, today, onSpanChange, onOpen }: BoardScreenProps) {
  const { span } = asked
  const reach: BoardGridActions['onReach'] = (night, chosen) => {
    const next = spanReaching(span, night, chosen)
    if (next === null || !isBoardDay(next.from)) return false
    onSpanChange(next)
    return true
  }
  return (
    <>
      <SpanToolbar span={span} today={today} onSpanChange={onSpanChange} />
      <RequestedBoard period={spanPeriod(span)}>
        {(board) => (
          <>
            <BoardGrid
              board={board}
              density={span.length === 'month' ? 'wide' : 'narrow'}
              today={today}
              onMoveMonth={(by) => onSpanChange({ ...span, from: monthsFrom(span.from, by) })}
              onReach={reach}
              onOpen={({ taking }) => onOpen(taking)}
            />
            <BoardLegend />
          </>
        )}
      </RequestedBoard>
    </>
  )
}

function PhoneBoard({ asked, today, onSpanChange }: BoardScreenProps) {
  const { day, span } = asked
  return (
    <>
      <DayToolbar day={day} today={today} onDayChange={(next) => onSpanChange({ ...span, from: next })} />
      <RequestedBoard period={{ from: day, to: day }}>
        {(board) => <DayList board={board} day={board.from} today={today} />}
      </RequestedBoard>
    </>
  )
}

type RequestedBoardProps = { period: Period; children: (board: Board) => ReactNode }

/** While other days are asked for, those that were there stay, without their colour. */
function RequestedBoard({ period, children }: RequestedBoardProps) {
  const asked = useQuery({ ...boardQueries.of(period), placeholderData: keepPreviousData })
  if (asked.data === undefined) {
    return (
      <LoadingPanel
        message={BOARD.loading}
        error={asked.error && <ProblemText problem={asked.error} />}
        onRetry={() => void asked.refetch()}
      />
    )
  }
  if (asked.data.rooms.length === 0) {
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
    <div className={styles.board} aria-busy={asked.isPlaceholderData}>
      {asked.isRefetchError && <RefreshProblem problem={asked.error} onRetry={() => void asked.refetch()} />}
      {children(asked.data)}
    </div>
  )
}
