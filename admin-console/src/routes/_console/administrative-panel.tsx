import { createFileRoute, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import * as v from 'valibot'
import { TodayScreen } from '../../features/reservations/today/TodayScreen.tsx'
import { SignInScreen } from '../../features/sign-in/SignInScreen.tsx'
import { PERIOD_SEARCH } from '../../features/statistics/period/period-search.ts'
import { requestedPeriod } from '../../features/statistics/period/requested-period.ts'
import { lazyPart } from '../../lib/code/lazy-part.tsx'
import { useTodayInLima } from '../../lib/nights/today-in-lima.ts'
import { ownPath } from '../../lib/search/own-path.ts'
import { signOutOnArrival } from '../../lib/session/sign-out-on-arrival.ts'
import { useStaffSession } from '../../lib/session/staff-session.ts'

export const Route = createFileRoute('/_console/administrative-panel')({
  validateSearch: v.object({ redirect: v.fallback(v.optional(v.string()), undefined), ...PERIOD_SEARCH }),
  beforeLoad: ({ context, location }) => signOutOnArrival(context, location),
  component: AdministrativePanel,
})

// Lazy, because the sign-in form does not need it.
const StatisticsSection = lazyPart(
  async () => (await import('../../features/statistics/StatisticsSection.tsx')).StatisticsSection,
)

/** The sign-in form; with a session, the page that required it, or the day's overview and statistics. */
function AdministrativePanel() {
  const session = useStaffSession()
  const wayBack = ownPath(Route.useSearch().redirect)
  if (session.status === 'none') return <SignInScreen />
  if (wayBack !== null) return <GoTo path={wayBack} />
  return (
    <TodayScreen name={session.name}>
      <Statistics />
    </TodayScreen>
  )
}

/** The statistics of the period in the URL. */
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

/** Goes to a path that is only known at run time, replacing the current history entry. */
function GoTo({ path }: { path: string }) {
  const { history } = useRouter()
  useEffect(() => history.replace(path), [history, path])
  return null
}
