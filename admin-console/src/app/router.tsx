import { createRouter } from '@tanstack/react-router'
import { parsePlainSearch, stringifyPlainSearch } from '../lib/plain-search.ts'
import { routeTree } from '../routeTree.gen.ts'
import { ErrorScreen } from './ErrorScreen.tsx'
import { NotFoundScreen } from './NotFoundScreen.tsx'
import { PendingScreen } from './PendingScreen.tsx'

/** The console's router. */
export function createConsoleRouter() {
  return createRouter({
    routeTree,
    parseSearch: parsePlainSearch,
    stringifySearch: stringifyPlainSearch,
    defaultPreload: 'intent',
    // The query client decides how fresh an answer is.
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
    defaultPendingComponent: PendingScreen,
    defaultErrorComponent: ErrorScreen,
    defaultNotFoundComponent: NotFoundScreen,
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createConsoleRouter>
  }
}
