import { createRootRouteWithContext, Outlet } from '@tanstack/react-router'
import type { SessionStore } from '../lib/session/session-store.ts'

/** Context of all loaders and guards; the layout `_console` adds the query client. */
export type ConsoleContext = { session: SessionStore }

export const Route = createRootRouteWithContext<ConsoleContext>()({ component: Outlet })
