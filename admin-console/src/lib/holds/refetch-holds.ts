import type { QueryClient } from '@tanstack/react-query'
import { AVAILABILITY, RESERVATIONS } from '../queries/resource-keys.ts'

/** Invalidates every query that shows holds: the board, which is one of the queries about reservations, and the room search. */
export const refetchHolds = (queryClient: QueryClient) =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: RESERVATIONS }),
    queryClient.invalidateQueries({ queryKey: AVAILABILITY }),
  ])
