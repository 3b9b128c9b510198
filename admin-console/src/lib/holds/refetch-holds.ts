import type { QueryClient } from '@tanstack/react-query'
import { AVAILABILITY, RESERVATIONS } from '../resource-keys.ts'

/** Has everything that shows holds fetched again: the board, which is one of the answers about reservations, and the room search. */
export const refetchHolds = (queryClient: QueryClient) =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: RESERVATIONS }),
    queryClient.invalidateQueries({ queryKey: AVAILABILITY }),
  ])
