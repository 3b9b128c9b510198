import { queryOptions } from '@tanstack/react-query'
import { lastNight, type Stay } from 'shared-ui/rules/reservations/stay'
import { AvailabilityResponse } from 'shared-ui/validators/reservations/availability'
import { requestStaffApi } from '../api.ts'
import { resourceKeys } from './resource-keys.ts'

/** Queries of availability: free rooms, and the occupancies of the others. Always stale, because others book meanwhile. */
export const availabilityQueries = {
  of: (stay: Stay) =>
    queryOptions({
      queryKey: [...resourceKeys.availability, stay],
      queryFn: ({ signal }) =>
        requestStaffApi('room/availability', AvailabilityResponse, {
          searchParams: { inDate: stay.entry, outDate: lastNight(stay) },
          signal,
        }),
      staleTime: 0,
    }),
}
