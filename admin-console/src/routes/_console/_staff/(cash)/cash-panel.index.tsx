import { createFileRoute } from '@tanstack/react-router'
import { dayInLima } from 'shared-ui/rules/dates/calendar-date'
import { CashDayScreen } from '../../../../features/cash/CashDayScreen.tsx'
import { cashQueries } from '../../../../features/cash/cash-queries.ts'
import { DaySearch } from '../../../../features/cash/cash-search.ts'
import { requestedDay } from '../../../../features/cash/requested-cash.ts'
import { useTodayInLima } from '../../../../lib/nights/today-in-lima.ts'
import { prefetchBeforeDraw } from '../../../../lib/queries/prefetch.ts'

export const Route = createFileRoute('/_console/_staff/(cash)/cash-panel/')({
  validateSearch: DaySearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) =>
    prefetchBeforeDraw(queryClient, cashQueries.day(requestedDay(deps.date, dayInLima(Date.now())))),
  component: CashDay,
})

function CashDay() {
  const today = useTodayInLima()
  const navigate = Route.useNavigate()
  return (
    <CashDayScreen
      date={requestedDay(Route.useSearch().date, today)}
      today={today}
      onDateChange={(date) => void navigate({ search: { date }, resetScroll: false })}
    />
  )
}
