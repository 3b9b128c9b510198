import { queryOptions } from '@tanstack/react-query'
import { lastNight, type Stay } from 'shared-ui/rules/stay'
import { AvailabilityResponse } from 'shared-ui/validators/availability'
import { requestStaffApi } from '../../lib/api.ts'
import { AVAILABILITY as ALL } from '../../lib/resource-keys.ts'

/** Which rooms are free, and what takes the others (C-03). Asked for anew each time: another may have booked meanwhile. */
export const availabilityQueries = {
  all: ALL,

  of: (stay: Stay) =>
    queryOptions({
      queryKey: [...ALL, stay],
      queryFn: ({ signal }) =>
        requestStaffApi('room/availability', AvailabilityResponse, {
          searchParams: { inDate: stay.entry, outDate: lastNight(stay) },
          signal,
        }),
      staleTime: 0,
    }),
}
