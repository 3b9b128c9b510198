import { onlineManager, QueryClient } from '@tanstack/react-query'
import { mayHaveTakenEffect } from 'shared-ui/api/problems'
import type { PageData } from 'shared-ui/validators/http/page-data'
import { roomQueries } from './room-queries.ts'

/** Retries once if no response arrived; an error response of the server is final. */
const retry = (failures: number, problem: unknown): boolean => failures < 1 && mayHaveTakenEffect(problem)

/** Creates the query client of the public site, with the data that the page carries. */
export function createSiteQueryClient(carried: PageData | null) {
  // The manager assumes to be online at first. A page opened offline would not be notified when the network returns.
  if (typeof document !== 'undefined') onlineManager.setOnline(navigator.onLine)
  const client = new QueryClient({
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
  if (carried) storeCarried(client, carried)
  return client
}

/** Stores the data of the page as responses that arrived when the page was requested. */
function storeCarried(client: QueryClient, { rooms, search, room }: PageData): void {
  const updatedAt = performance.timeOrigin
  if (rooms) client.setQueryData(roomQueries.list().queryKey, rooms, { updatedAt })
  if (room) client.setQueryData(roomQueries.detail(room._id).queryKey, room, { updatedAt })
  if (!search) return
  const { entry, departure, found, taken } = search
  client.setQueryData(roomQueries.available({ entry, departure }).queryKey, found, { updatedAt })
  client.setQueryData(roomQueries.taken({ entry, departure }).queryKey, taken, { updatedAt })
}
