import { queryOptions } from '@tanstack/react-query'
import { requestApi } from 'shared-ui/api/api-client'
import {
  type GuestReservationResponse,
  GuestReservationResponseSchema,
} from 'shared-ui/validators/guest-reservation'

/** B-12: a reservation as the server tells it to who has the link of its mail. */
export const guestReservationQueries = {
  /** The reservation of a token; never from memory, since staff change it too. Its absence is the server's `link_unknown`. */
  byToken: (token: string) =>
    queryOptions({
      queryKey: ['guest-reservation', token],
      queryFn: async ({ signal }) =>
        (
          await requestApi('guest-reservation', GuestReservationResponseSchema, {
            signal,
            searchParams: { token },
          })
        ).reservation,
      staleTime: 0,
    }),
}

/** Cancels a reservation as it was shown: another version or another refund is refused. Gives it as it is then. */
export async function cancelReservation(
  token: string,
  { version, offered }: Pick<GuestReservationResponse, 'version' | 'offered'>,
): Promise<GuestReservationResponse> {
  const { reservation } = await requestApi('guest-reservation/cancel', GuestReservationResponseSchema, {
    method: 'post',
    searchParams: { token },
    json: { version, refund: offered?.amount ?? 0 },
  })
  return reservation
}

/** The address of the reservation as a file for calendars. */
export const calendarAddress = (token: string): string =>
  `/api/guest-reservation/calendar?${new URLSearchParams({ token })}`
