import { createFileRoute } from '@tanstack/react-router'
import { dayInLima } from 'shared-ui/rules/dates/calendar-date'
import { GuestRegisterScreen } from '../../../../features/guest-register/GuestRegisterScreen.tsx'
import { periodProblem, requestedPeriod } from '../../../../features/guest-register/register-period.ts'
import { registerQueries } from '../../../../features/guest-register/register-queries.ts'
import { RegisterSearch } from '../../../../features/guest-register/register-search.ts'
import { useTodayInLima } from '../../../../lib/nights/today-in-lima.ts'
import { prefetchBeforeDraw } from '../../../../lib/queries/prefetch.ts'

export const Route = createFileRoute('/_console/_staff/(reservations)/guest-register')({
  validateSearch: RegisterSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) => {
    const period = requestedPeriod(deps, dayInLima(Date.now()))
    if (periodProblem(period) !== undefined) return
    return prefetchBeforeDraw(queryClient, registerQueries.period(period))
  },
  component: GuestRegister,
})

function GuestRegister() {
  const navigate = Route.useNavigate()
  const today = useTodayInLima()
  return (
    <GuestRegisterScreen
      period={requestedPeriod(Route.useSearch(), today)}
      today={today}
      onPeriodChange={(search) => void navigate({ search, replace: true, resetScroll: false })}
    />
  )
}
