import { createFileRoute } from '@tanstack/react-router'
import { dayInLima } from 'shared-ui/rules/dates/calendar-date'
import { CashMonthScreen } from '../../../../features/cash/CashMonthScreen.tsx'
import { cashQueries } from '../../../../features/cash/cash-queries.ts'
import { MonthSearch } from '../../../../features/cash/cash-search.ts'
import { requestedMonth } from '../../../../features/cash/requested-cash.ts'
import { useTodayInLima } from '../../../../lib/nights/today-in-lima.ts'
import { prefetchBeforeDraw } from '../../../../lib/queries/prefetch.ts'

export const Route = createFileRoute('/_console/_staff/(cash)/cash-panel/month')({
  validateSearch: MonthSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) =>
    prefetchBeforeDraw(queryClient, cashQueries.month(requestedMonth(deps.month, dayInLima(Date.now())))),
  component: CashMonth,
})

function CashMonth() {
  const navigate = Route.useNavigate()
  return (
    <CashMonthScreen
      month={requestedMonth(Route.useSearch().month, useTodayInLima())}
      onMonthChange={(month) => void navigate({ search: { month }, resetScroll: false })}
    />
  )
}
