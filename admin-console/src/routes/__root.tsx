import { createRootRouteWithContext, Outlet } from '@tanstack/react-router'
import type { SessionStore } from '../lib/session/session-store.ts'

/** What every route is given; the layout `_console` adds the query client. */
export type ConsoleContext = { session: SessionStore }

export const Route = createRootRouteWithContext<ConsoleContext>()({ component: Outlet })
