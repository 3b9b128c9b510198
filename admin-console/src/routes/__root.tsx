import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, Outlet } from '@tanstack/react-router'
import type { SessionStore } from '../lib/session/session-store.ts'

/** What loaders and guards of every route are given. */
export type ConsoleContext = { queryClient: QueryClient; session: SessionStore }

export const Route = createRootRouteWithContext<ConsoleContext>()({ component: Outlet })
