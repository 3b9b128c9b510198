import { createFileRoute, useRouter } from '@tanstack/react-router'
import { lazy, Suspense, useEffect } from 'react'
import * as v from 'valibot'
import { TodayScreen } from '../../features/reservations/today/TodayScreen.tsx'
import { SignInScreen } from '../../features/sign-in/SignInScreen.tsx'
import { PERIOD_SEARCH } from '../../features/statistics/period-search.ts'
import { requestedPeriod } from '../../features/statistics/requested-period.ts'
import { ownPath } from '../../lib/own-path.ts'
import { useStaffSession } from '../../lib/session/staff-session.ts'
import { useTodayInLima } from '../../lib/today-in-lima.ts'

export const Route = createFileRoute('/_console/administrative-panel')({
  validateSearch: v.object({ redirect: v.fallback(v.optional(v.string()), undefined), ...PERIOD_SEARCH }),
  component: AdministrativePanel,
})

// The sign-in form comes without it.
const StatisticsSection = lazy(async () => ({
  default: (await import('../../features/statistics/StatisticsSection.tsx')).StatisticsSection,
}))

/** the sign-in form without a session; with one, back to where it was, or the lodge's day and its statistics. */
function AdministrativePanel() {
  const session = useStaffSession()
  const wayBack = ownPath(Route.useSearch().redirect)
  if (session.status === 'none') return <SignInScreen />
  if (wayBack !== null) return <GoTo path={wayBack} />
  return (
    <TodayScreen name={session.name}>
      <Suspense fallback={null}>
        <Statistics />
      </Suspense>
    </TodayScreen>
  )
}

/** the statistics of the period that the address asks for. */
function Statistics() {
  const today = useTodayInLima()
  const { period, refused } = requestedPeriod(Route.useSearch(), today)
  const navigate = Route.useNavigate()
  return (
    <StatisticsSection
      period={period}
      refused={refused}
      today={today}
      onPeriodChange={(next) => void navigate({ search: next, resetScroll: false })}
    />
  )
}

/** Goes to a path that is only known at run time, and leaves no trace of the detour in the history. */
function GoTo({ path }: { path: string }) {
  const { history } = useRouter()
  useEffect(() => history.replace(path), [history, path])
  return null
}
