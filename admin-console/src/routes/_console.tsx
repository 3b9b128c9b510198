import { QueryClientProvider } from '@tanstack/react-query'
import { createFileRoute, Outlet } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { ConsoleFrame } from '../features/console-frame/ConsoleFrame.tsx'
import { queryClient } from '../lib/query-client.ts'
import { useStaffSession } from '../lib/session/staff-session.ts'

const SignInAgainDialog = lazy(async () => {
  const { SignInAgainDialog } = await import('../features/sign-in/SignInAgainDialog.tsx')
  return { default: SignInAgainDialog }
})

/** A layout without a path of its own: its code, and the query client's, come after the entry. */
export const Route = createFileRoute('/_console')({ component: Console })

function Console() {
  return (
    <QueryClientProvider client={queryClient}>
      <Framed />
    </QueryClientProvider>
  )
}

/** The frame around every page of whoever is signed in; over it, the way back in when the session ran out. */
function Framed() {
  const session = useStaffSession()
  if (session.status === 'none') return <Outlet />
  return (
    <ConsoleFrame name={session.name}>
      <Outlet />
      {session.status === 'lapsed' && (
        <Suspense>
          <SignInAgainDialog username={session.username} cause={session.cause} />
        </Suspense>
      )}
    </ConsoleFrame>
  )
}
