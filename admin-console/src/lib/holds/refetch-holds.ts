import type { QueryClient } from '@tanstack/react-query'
import { resourceKeys } from '../queries/resource-keys.ts'

/** Invalidates every query that shows holds: the board, which is one of the queries about reservations, and the room search. */
export const refetchHolds = (queryClient: QueryClient) =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: resourceKeys.reservations }),
    queryClient.invalidateQueries({ queryKey: resourceKeys.availability }),
  ])
