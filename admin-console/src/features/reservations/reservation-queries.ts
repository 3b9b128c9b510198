import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { addDays, type CalendarDate } from 'shared-ui/rules/calendar-date'
import { LARGEST_GROUP } from 'shared-ui/validators/page'
import { ReservationDetailAnswer, ReservationsAnswer } from 'shared-ui/validators/reservation'
import { callStaffApi } from '../../lib/api.ts'
import { RESERVATIONS as ALL } from '../../lib/resource-keys.ts'
import { listParameters, type ReservationFilters } from './reservations-search.ts'

/** What the server tells of reservations. */
export const reservationQueries = {
  /** Every answer about reservations, to be asked for anew after a change. */
  all: ALL,

  /** the list, newest first, a group at a time. */
  list: (filters: ReservationFilters) =>
    infiniteQueryOptions({
      queryKey: [...ALL, 'list', filters],
      queryFn: ({ pageParam, signal }) =>
        callStaffApi('reservation', ReservationsAnswer, {
          searchParams: listParameters(filters, pageParam),
          signal,
        }),
      // The first group has no cursor before it.
      initialPageParam: null as string | null,
      getNextPageParam: (last) => last.next,
    }),

  /** a whole reservation. */
  detail: (reservationID: string) =>
    queryOptions({
      queryKey: [...ALL, 'detail', reservationID],
      queryFn: ({ signal }) =>
        callStaffApi('reservation/find-one', ReservationDetailAnswer, {
          searchParams: { reservationID },
          signal,
        }),
      select: (answer) => answer.reservation,
    }),

  /** Every stay with the night before `today` or the night of it: who leaves, who comes, who stays. */
  around: (today: CalendarDate) =>
    queryOptions({
      queryKey: [...ALL, 'around', today],
      queryFn: ({ signal }) =>
        callStaffApi('reservation', ReservationsAnswer, {
          searchParams: { group: LARGEST_GROUP, from: addDays(today, -1), to: today },
          signal,
        }),
    }),
}
