import { createRouter, lazyRouteComponent } from '@tanstack/react-router'
import { parsePlainSearch, stringifyPlainSearch } from '../lib/search/plain-search.ts'
import type { ConsoleContext } from '../routes/__root.tsx'
import { routeTree } from '../routeTree.gen.ts'
import { PendingScreen } from './PendingScreen.tsx'

// Rarely shown, so not in the entry. They are preloaded after the first page, because they must be available offline.
const ErrorScreen = lazyRouteComponent(() => import('./ErrorScreen.tsx'), 'ErrorScreen')
const NotFoundScreen = lazyRouteComponent(() => import('./NotFoundScreen.tsx'), 'NotFoundScreen')

/** Preloads the error and not-found pages. */
export function preloadErrorScreens(): void {
  void ErrorScreen.preload?.()
  void NotFoundScreen.preload?.()
}

/**
 * Delay before a hovered link is preloaded, in ms: a pointer that only passes over it has left by then, one about to click has
 * not.
 */
const PRELOAD_DELAY_MS = 20

/** The console's router. */
export function createConsoleRouter(context: ConsoleContext) {
  return createRouter({
    routeTree,
    context,
    parseSearch: parsePlainSearch,
    stringifySearch: stringifyPlainSearch,
    // Unknown search parameters are dropped and reach no request.
    search: { strict: true },
    defaultPreload: 'intent',
    defaultPreloadDelay: PRELOAD_DELAY_MS,
    // The query client decides whether a response is stale.
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
