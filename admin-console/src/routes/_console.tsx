import { QueryClientProvider } from '@tanstack/react-query'
import { createFileRoute, Outlet, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { ConsoleFrame } from '../features/console-frame/ConsoleFrame.tsx'
import { MENU_PAGES } from '../features/console-frame/staff-menu.ts'
import { useQuickSearch } from '../features/quick-search/use-quick-search.tsx'
import { usePreferences } from '../features/shortcuts/use-preferences.tsx'
import { useShortcuts } from '../features/shortcuts/use-shortcuts.ts'
import { useSignInAgain } from '../features/sign-in/use-sign-in-again.tsx'
import { lazyPart } from '../lib/code/lazy-part.tsx'
import type { Session } from '../lib/session/session-store.ts'
import { useStaffSession } from '../lib/session/staff-session.ts'
import { followTheme } from '../lib/theme/theme.ts'

const OfflineNotice = lazyPart(async () => (await import('../lib/notices/OfflineNotice.tsx')).OfflineNotice)

/** A layout without a path of its own. Its code and the query client are loaded after the entry. */
export const Route = createFileRoute('/_console')({
  beforeLoad: async () => {
    const { queryClient } = await import('../lib/queries/query-client.ts')
    return { queryClient }
  },
  component: Console,
})

function Console() {
  useEffect(followTheme, [])
  const { queryClient } = Route.useRouteContext()
  const session = useStaffSession()
  return (
    <QueryClientProvider client={queryClient}>
      {session.status === 'none' ? <Outlet /> : <Framed session={session} />}
    </QueryClientProvider>
  )
}

/** The frame around every page of a signed-in member, with the sign-in dialog over it when the session has lapsed. */
function Framed({ session }: { session: Exclude<Session, { status: 'none' }> }) {
  const router = useRouter()
  const preferences = usePreferences(MENU_PAGES)
  const search = useQuickSearch()
  const signInAgain = useSignInAgain(session)
  useShortcuts(MENU_PAGES, { onGo: (to) => void router.navigate({ to }), onHelp: preferences.open })
  return (
    <ConsoleFrame name={session.name} onPreferences={preferences.open} onSearch={search.open}>
      <OfflineNotice />
      <Outlet />
      {preferences.dialog}
      {search.dialog}
      {signInAgain}
    </ConsoleFrame>
  )
}
