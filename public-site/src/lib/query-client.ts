import { onlineManager, QueryClient } from '@tanstack/react-query'
import { leavesOpen } from 'shared-ui/api/problems'

/** A refusal is final; what did not arrive is asked for once more. */
const retry = (failures: number, problem: unknown): boolean => failures < 1 && leavesOpen(problem)

/** The server's answers as this page knows them. */
export function createSiteQueryClient() {
  // It takes for granted that there is signal, and would not tell a page opened without it when it comes.
  onlineManager.setOnline(navigator.onLine)
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry,
        staleTime: 60_000,
        refetchOnWindowFocus: false,
        // Without signal the worker may have an answer, and else the page says so at once; what it could not say comes with the signal.
        networkMode: 'always',
        refetchOnReconnect: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}
