import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { addDays, type CalendarDate } from 'shared-ui/rules/calendar-date'
import { lastNight } from 'shared-ui/rules/stay'
import { LARGEST_GROUP } from 'shared-ui/validators/page'
import { ReservationDetailResponse, ReservationsResponse } from 'shared-ui/validators/reservation'
import { ChangeQuoteResponse } from 'shared-ui/validators/reservation-changes'
import { requestStaffApi } from '../../lib/api.ts'
import { RESERVATIONS as ALL } from '../../lib/resource-keys.ts'
import { listParameters, type ReservationFilters } from './reservations-search.ts'
import type { RequestedStay } from './stay-change.ts'

/** What the server tells of reservations. */
export const reservationQueries = {
  /** Every answer about reservations, to be asked for anew after a change. */
  all: ALL,

  /** the list, newest first, a group at a time. */
  list: (filters: ReservationFilters) =>
    infiniteQueryOptions({
      queryKey: [...ALL, 'list', filters],
      queryFn: ({ pageParam, signal }) =>
        requestStaffApi('reservation', ReservationsResponse, {
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
        requestStaffApi('reservation/find-one', ReservationDetailResponse, {
          searchParams: { reservationID },
          signal,
        }),
      select: (answer) => answer.reservation,
    }),

  /** what a change would cost and what stands in its way. Asked for anew each time: another may book meanwhile. */
  changeQuote: (reservationID: string, version: number, wanted: RequestedStay) =>
    queryOptions({
      queryKey: [...ALL, 'change-quote', reservationID, version, wanted],
      queryFn: ({ signal }) =>
        requestStaffApi('reservation/quote-change', ChangeQuoteResponse, {
          searchParams: {
            reservationID,
            roomID: wanted.roomId,
            inDate: wanted.entry,
            outDate: lastNight(wanted),
          },
          signal,
        }),
      select: (answer) => answer.quote,
      staleTime: 0,
    }),

  /** Every stay with the night before `today` or the night of it: who leaves, who comes, who stays. */
  around: (today: CalendarDate) =>
    queryOptions({
      queryKey: [...ALL, 'around', today],
      queryFn: ({ signal }) =>
        requestStaffApi('reservation', ReservationsResponse, {
          searchParams: { group: LARGEST_GROUP, from: addDays(today, -1), to: today, state: 'standing' },
          signal,
        }),
    }),
}
