import { createRootRouteWithContext } from '@tanstack/react-router'
import type { PageData } from 'shared-ui/validators/http/page-data'
import { Frame } from '../features/frame/Frame.tsx'

/** What every route can use. */
export type SiteContext = {
  /** The data of a page that the server is rendering; null in the browser and in the build. */
  renderedWith: PageData | null
}

export const Route = createRootRouteWithContext<SiteContext>()({ component: Frame })
