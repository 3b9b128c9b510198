import { createFileRoute } from '@tanstack/react-router'
import type { BoardSpan } from 'shared-ui/rules/board/board-span'
import { dayInLima } from 'shared-ui/rules/dates/calendar-date'
import { BoardScreen } from '../../../../features/board/BoardScreen.tsx'
import { boardQueries } from '../../../../features/board/board-queries.ts'
import { BoardSearch } from '../../../../features/board/board-search.ts'
import { periodToLoad } from '../../../../features/board/board-view.ts'
import { linkOfOccupancy } from '../../../../features/board/occupancy-link.ts'
import { addressOf, requestedBoard } from '../../../../features/board/requested-board.ts'
import { useTodayInLima } from '../../../../lib/nights/today-in-lima.ts'
import { prefetchBeforeDraw } from '../../../../lib/queries/prefetch.ts'

export const Route = createFileRoute('/_console/_staff/(reservations)/board')({
  validateSearch: BoardSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) =>
    prefetchBeforeDraw(queryClient, boardQueries.of(periodToLoad(deps, dayInLima(Date.now())))),
  component: Board,
})

function Board() {
  const today = useTodayInLima()
  const navigate = Route.useNavigate()
  const asked = requestedBoard(Route.useSearch(), today)
  const show = (span: BoardSpan, persons: number) =>
    void navigate({ search: addressOf(span, persons), replace: true, resetScroll: false })
  return (
    <BoardScreen
      asked={asked}
      today={today}
      onSpanChange={(span) => show(span, asked.persons)}
      onPersonsChange={(persons) => show(asked.span, persons)}
      onMove={({ reservationID, ...search }) =>
        void navigate({ to: '/change-reservation/$reservationID', params: { reservationID }, search })
      }
      onOpen={(occupancy) => void navigate(linkOfOccupancy(occupancy))}
    />
  )
}
