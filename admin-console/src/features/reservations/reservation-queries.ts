import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { CalendarDate } from 'shared-ui/rules/dates/calendar-date'
import { lastNight } from 'shared-ui/rules/reservations/stay'
import {
  ReservationDetailResponse,
  ReservationsResponse,
} from 'shared-ui/validators/reservations/reservation'
import { ChangeQuoteResponse } from 'shared-ui/validators/reservations/reservation-changes'
import { LodgeDayResponse } from 'shared-ui/validators/reservations/stay'
import { requestStaffApi } from '../../lib/api.ts'
import { VISIT_STALE_TIME_MS } from '../../lib/queries/prefetch.ts'
import { resourceKeys } from '../../lib/queries/resource-keys.ts'
import type { RequestedStay } from './change/stay-change.ts'
import { listParameters } from './list/reservation-filters.ts'
import type { ReservationFilters } from './list/reservations-search.ts'

/** Polling interval of the day, in ms. */
const REFETCH_INTERVAL_MS = 60_000

/** Queries of reservations. */
export const reservationQueries = {
  /** The filtered list, newest first, in groups. */
  list: (filters: ReservationFilters) =>
    infiniteQueryOptions({
      queryKey: [...resourceKeys.reservations, 'list', filters],
      queryFn: ({ pageParam, signal }) =>
        requestStaffApi('reservation', ReservationsResponse, {
          searchParams: listParameters(filters, pageParam),
          signal,
        }),
      // The first group has no cursor.
      initialPageParam: null as string | null,
      getNextPageParam: (last) => last.next,
    }),

  /** A reservation with all details. */
  detail: (reservationID: string) =>
    queryOptions({
      queryKey: [...resourceKeys.reservations, 'detail', reservationID],
      queryFn: ({ signal }) =>
        requestStaffApi('reservation/find-one', ReservationDetailResponse, {
          searchParams: { reservationID },
          signal,
        }),
      select: (response) => response.reservation,
    }),

  /** The price and the conflicts of a change. Always stale, because others book meanwhile. */
  changeQuote: (reservationID: string, version: number, { roomId, entry, departure }: RequestedStay) =>
    queryOptions({
      queryKey: [
        ...resourceKeys.reservations,
        'change-quote',
        reservationID,
        version,
        { roomId, entry, departure },
      ],
      queryFn: ({ signal }) =>
        requestStaffApi('reservation/quote-change', ChangeQuoteResponse, {
          searchParams: {
            reservationID,
            roomID: roomId,
            inDate: entry,
            outDate: lastNight({ entry, departure }),
          },
          signal,
        }),
      select: (response) => response.quote,
      staleTime: 0,
    }),

  /** The lodge's day and what is free tonight. Stale on every visit and refreshed while it is shown, because others mark stays. */
  today: (today: CalendarDate) =>
    queryOptions({
      queryKey: [...resourceKeys.reservations, 'today', today],
      queryFn: ({ signal }) => requestStaffApi('reservation/today', LodgeDayResponse, { signal }),
      staleTime: VISIT_STALE_TIME_MS,
      refetchInterval: REFETCH_INTERVAL_MS,
    }),
}
