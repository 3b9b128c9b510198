import { createRouter, lazyRouteComponent, type RouterHistory } from '@tanstack/react-router'
import type { PageData } from 'shared-ui/validators/http/page-data'
import { routeTree } from '../routeTree.gen.ts'
import { ErrorScreen } from './ErrorScreen.tsx'
import { PendingScreen } from './PendingScreen.tsx'

const NotFoundScreen = lazyRouteComponent(() => import('./NotFoundScreen.tsx'), 'NotFoundScreen')

/**
 * Creates the site's router. Build and server pass a memory history for each page that they render, and the server the page's data.
 */
export function createSiteRouter(history?: RouterHistory, renderedWith: PageData | null = null) {
  return createRouter({
    routeTree,
    context: { renderedWith },
    ...(history && { history }),
    defaultPreload: 'intent',
    // While prerendering, this would add an inline script, which the content security policy forbids.
    scrollRestoration: typeof document !== 'undefined' && restoresScroll(),
    // Restores the position without animation, although links to headings scroll smoothly.
    scrollRestorationBehavior: 'instant',
    defaultPendingComponent: PendingScreen,
    defaultErrorComponent: ErrorScreen,
    defaultNotFoundComponent: NotFoundScreen,
  })
}

/**
 * Returns whether to restore the scroll position, for each navigation. The first page is left alone if it was scrolled before
 * its code loaded, so that a reader is not thrown back.
 */
function restoresScroll(): () => boolean {
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
