import { createFileRoute } from '@tanstack/react-router'
import type { Period } from 'shared-ui/rules/dates/period'
import * as v from 'valibot'
import { TodayScreen } from '../../features/reservations/today/TodayScreen.tsx'
import { SignInScreen } from '../../features/sign-in/SignInScreen.tsx'
import { PERIOD_SEARCH } from '../../features/statistics/period/period-search.ts'
import { lazyPart } from '../../lib/code/lazy-part.tsx'
import { useReplacedPath } from '../../lib/hooks/use-replaced-path.ts'
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

/** The sign-in form; with a session, the page that required it, or the day's overview and the statistics of the period in the URL. */
function AdministrativePanel() {
  const session = useStaffSession()
  const search = Route.useSearch()
  const today = useTodayInLima()
  const navigate = Route.useNavigate()
  const isLeaving = useReplacedPath(session.status === 'none' ? null : ownPath(search.redirect))
  if (session.status === 'none') return <SignInScreen />
  if (isLeaving) return null
  const show = (period: Period) => void navigate({ search: period, resetScroll: false })
  return (
    <TodayScreen name={session.name}>
      <StatisticsSection search={search} today={today} onPeriodChange={show} />
    </TodayScreen>
  )
}
