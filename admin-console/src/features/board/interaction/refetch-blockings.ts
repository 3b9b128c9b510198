import type { QueryClient } from '@tanstack/react-query'
import { blockingQueries } from '../../../lib/queries/blocking-queries.ts'
import { boardQueries } from '../board-queries.ts'

/** Refetches what shows the blocked nights of a room. */
export const refetchBlockings = (queryClient: QueryClient, roomId: string) =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: boardQueries.all }),
    queryClient.invalidateQueries({ queryKey: blockingQueries.ofRoom(roomId).queryKey }),
  ])
