import { QueryClient } from '@tanstack/react-query'
import { Unreachable } from 'shared-ui/api/problems'
import { staffSession } from '../session/staff-session.ts'
import { clearCacheOnSessionChange } from './clear-cache-on-session-change.ts'

/** Retries once if the server was unreachable; an error response is final. */
const retry = (failures: number, problem: unknown): boolean => failures < 1 && problem instanceof Unreachable

/**
 * How long an unused response is cached, in ms: returning to a list after a long phone call shows its rows and scroll position at
 * once.
 */
const RETENTION_MS = 30 * 60_000

/**
 * Creates the query client of the console. Without a network, queries pause and resume when it returns (`OfflineNotice` says so),
 * but an action fails at once: nobody expects it to take effect minutes later.
 */
export const createConsoleQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { retry, retryDelay: 800, staleTime: 15_000, gcTime: RETENTION_MS },
      mutations: { retry: false, networkMode: 'always' },
    },
  })

/** The query client of this tab, which loaders and screens get through the router's context. */
export const queryClient = createConsoleQueryClient()
clearCacheOnSessionChange(queryClient, staffSession)
