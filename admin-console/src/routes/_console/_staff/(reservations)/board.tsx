import { createFileRoute } from '@tanstack/react-router'
import type { BoardSpan } from 'shared-ui/rules/board/board-span'
import { dayInLima } from 'shared-ui/rules/dates/calendar-date'
import { BoardScreen } from '../../../../features/board/BoardScreen.tsx'
import { boardQueries } from '../../../../features/board/board-queries.ts'
import type { BoardOccupancy } from '../../../../features/board/board-rows.ts'
import { BoardSearch } from '../../../../features/board/board-search.ts'
import { isPhone, periodShown } from '../../../../features/board/board-view.ts'
import { addressOf, requestedBoard } from '../../../../features/board/requested-board.ts'
import { useTodayInLima } from '../../../../lib/nights/today-in-lima.ts'
import { prefetchBeforeDraw } from '../../../../lib/queries/query-client.ts'

export const Route = createFileRoute('/_console/_staff/(reservations)/board')({
  validateSearch: BoardSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) => {
    const asked = requestedBoard(deps, dayInLima(Date.now()))
    const options = boardQueries.of(periodShown(asked, isPhone() ? 'day' : 'span'))
    return prefetchBeforeDraw(queryClient, queryClient.query(options), options)
  },
  component: Board,
})

function Board() {
  const today = useTodayInLima()
  const navigate = Route.useNavigate()
  const asked = requestedBoard(Route.useSearch(), today)
  const show = (span: BoardSpan, persons: number) =>
    void navigate({ search: addressOf(span, persons), replace: true, resetScroll: false })
  const open = (occupancy: BoardOccupancy) =>
    occupancy.kind === 'reservation'
      ? navigate({ to: '/view-reservation/$reservationID', params: { reservationID: occupancy._id } })
      : navigate({ to: '/room-unlock/$roomID', params: { roomID: occupancy.room } })
  return (
    <BoardScreen
      asked={asked}
      today={today}
      onSpanChange={(span) => show(span, asked.persons)}
      onPersonsChange={(persons) => show(asked.span, persons)}
      onMove={({ reservationID, ...search }) =>
        void navigate({ to: '/change-reservation/$reservationID', params: { reservationID }, search })
      }
      onOpen={(occupancy) => void open(occupancy)}
    />
  )
}
