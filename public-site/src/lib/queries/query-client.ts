import { onlineManager, QueryClient } from '@tanstack/react-query'
import { mayHaveTakenEffect } from 'shared-ui/api/problems'

/** Retries once if no response arrived; an error response of the server is final. */
const retry = (failures: number, problem: unknown): boolean => failures < 1 && mayHaveTakenEffect(problem)

/** Creates the query client of the public site. */
export function createSiteQueryClient() {
  // The manager assumes to be online at first. A page opened offline would not be notified when the network returns.
  onlineManager.setOnline(navigator.onLine)
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry,
        staleTime: 60_000,
        refetchOnWindowFocus: false,
        // Offline, the service worker may have a response, and otherwise the query fails at once. It is repeated when the network returns.
        networkMode: 'always',
        refetchOnReconnect: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}
