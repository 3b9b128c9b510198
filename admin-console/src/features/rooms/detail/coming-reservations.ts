import { queryOptions } from '@tanstack/react-query'
import type { CalendarDate } from 'shared-ui/rules/dates/calendar-date'
import { MAX_PAGE_SIZE } from 'shared-ui/validators/fields/page'
import { ReservationsResponse } from 'shared-ui/validators/reservations/reservation'
import { requestStaffApi } from '../../../lib/api.ts'
import { resourceKeys } from '../../../lib/queries/resource-keys.ts'

/** Query for the reservations of a room with a night from `today` on, the next one first. */
export const comingReservations = (roomID: string, today: CalendarDate) =>
  queryOptions({
    queryKey: [...resourceKeys.reservations, 'of-room', roomID, today],
    queryFn: ({ signal }) =>
      requestStaffApi('reservation', ReservationsResponse, {
        searchParams: { group: MAX_PAGE_SIZE, roomID, from: today, state: 'standing' },
        signal,
      }),
    select: ({ reservations, total }) => ({
      total,
      reservations: reservations.toSorted((a, b) => (a.inDate < b.inDate ? -1 : 1)),
    }),
  })
