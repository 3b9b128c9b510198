import { createFileRoute, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import * as v from 'valibot'
import { TodayScreen } from '../../features/reservations/TodayScreen.tsx'
import { SignInScreen } from '../../features/sign-in/SignInScreen.tsx'
import { ownPath } from '../../lib/own-path.ts'
import { useStaffSession } from '../../lib/session/staff-session.ts'

export const Route = createFileRoute('/_console/administrative-panel')({
  validateSearch: v.object({ redirect: v.fallback(v.optional(v.string()), undefined) }),
  component: AdministrativePanel,
})

/** the sign-in form without a session; with one, back to where it was, or the lodge's day. */
function AdministrativePanel() {
  const session = useStaffSession()
  const wayBack = ownPath(Route.useSearch().redirect)
  if (session.status === 'none') return <SignInScreen />
  if (wayBack !== null) return <GoTo path={wayBack} />
  return <TodayScreen username={session.username} />
}

/** Goes to a path that is only known at run time, and leaves no trace of the detour in the history. */
function GoTo({ path }: { path: string }) {
  const { history } = useRouter()
  useEffect(() => history.replace(path), [history, path])
  return null
}
