import { createRouter, lazyRouteComponent, type RouterHistory } from '@tanstack/react-router'
import { routeTree } from '../routeTree.gen.ts'
import { ErrorScreen } from './ErrorScreen.tsx'
import { PendingScreen } from './PendingScreen.tsx'

const NotFoundScreen = lazyRouteComponent(() => import('./NotFoundScreen.tsx'), 'NotFoundScreen')

/** The site's router; the build gives it a history of its own for each page it prerenders. */
export function createSiteRouter(history?: RouterHistory) {
  return createRouter({
    routeTree,
    ...(history && { history }),
    defaultPreload: 'intent',
    // On the server it would write a script into the page, which the content security policy forbids.
    scrollRestoration: typeof document !== 'undefined' && storePosition(),
    // Where one was, one is at once, however softly the page glides to its own headings.
    scrollRestorationBehavior: 'instant',
    defaultPendingComponent: PendingScreen,
    defaultErrorComponent: ErrorScreen,
    defaultNotFoundComponent: NotFoundScreen,
  })
}

/**
 * Each page starts at its top, or where it was left. Not so the first, when it has been scrolled before its code came: who
 * reads on must not be thrown back.
 */
function storePosition(): () => boolean {
  let isFirst = true
  return () => {
    const isBeingRead = isFirst && window.scrollY > 0
    isFirst = false
    return !isBeingRead
  }
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createSiteRouter>
  }
}
