import type { QueryClient } from '@tanstack/react-query'
import { blockingQueries } from '../../../lib/queries/blocking-queries.ts'
import { resourceKeys } from '../../../lib/queries/resource-keys.ts'

/** Refetches what shows the blocked nights of a room. */
export const refetchBlockings = (queryClient: QueryClient, roomId: string) =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: resourceKeys.board }),
    queryClient.invalidateQueries({ queryKey: blockingQueries.ofRoom(roomId).queryKey }),
  ])
