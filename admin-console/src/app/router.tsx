import { createRouter, lazyRouteComponent } from '@tanstack/react-router'
import { parsePlainSearch, stringifyPlainSearch } from '../lib/plain-search.ts'
import type { ConsoleContext } from '../routes/__root.tsx'
import { routeTree } from '../routeTree.gen.ts'
import { PendingScreen } from './PendingScreen.tsx'

// Seldom seen, and so not before the first page: they come right after it, since they must be there when the line is not.
const ErrorScreen = lazyRouteComponent(() => import('./ErrorScreen.tsx'), 'ErrorScreen')
const NotFoundScreen = lazyRouteComponent(() => import('./NotFoundScreen.tsx'), 'NotFoundScreen')

/** Fetches what is shown when something is wrong. */
export function fetchFaultScreens(): void {
  void ErrorScreen.preload?.()
  void NotFoundScreen.preload?.()
}

/** A hand that only passes over a link is gone by then; one that means to press is not yet. */
const PRELOAD_DELAY_MS = 20

/** The console's router. */
export function createConsoleRouter(context: ConsoleContext) {
  return createRouter({
    routeTree,
    context,
    parseSearch: parsePlainSearch,
    stringifySearch: stringifyPlainSearch,
    // What an address carries besides the words of its page reaches no call.
    search: { strict: true },
    defaultPreload: 'intent',
    defaultPreloadDelay: PRELOAD_DELAY_MS,
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
