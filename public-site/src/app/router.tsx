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
    scrollRestoration: typeof document !== 'undefined',
    defaultPendingComponent: PendingScreen,
    defaultErrorComponent: ErrorScreen,
    defaultNotFoundComponent: NotFoundScreen,
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createSiteRouter>
  }
}
