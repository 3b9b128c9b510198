import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, Outlet } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { ConsoleFrame } from '../features/console-frame/ConsoleFrame.tsx'
import { useStaffSession } from '../lib/session/staff-session.ts'

const SignInAgainDialog = lazy(async () => {
  const { SignInAgainDialog } = await import('../features/sign-in/SignInAgainDialog.tsx')
  return { default: SignInAgainDialog }
})

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({ component: Console })

/** The frame around every page of whoever is signed in; over it, the way back in when the session ran out. */
function Console() {
  const session = useStaffSession()
  if (session.status === 'none') return <Outlet />
  return (
    <ConsoleFrame username={session.username}>
      <Outlet />
      {session.status === 'lapsed' && (
        <Suspense>
          <SignInAgainDialog username={session.username} />
        </Suspense>
      )}
    </ConsoleFrame>
  )
}
