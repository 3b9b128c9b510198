import { queryOptions } from '@tanstack/react-query'
import { requestApi } from 'shared-ui/api/api-client'
import {
  type GuestReservationResponse,
  GuestReservationResponseSchema,
} from 'shared-ui/validators/reservations/guest-reservation'

/** Queries for the reservation behind a mail's link. */
export const guestReservationQueries = {
  /**
   * The reservation of a token. Always stale, since staff change it too. Fails with `link_unknown` if it does not exist; not requested
   * for an empty token.
   */
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
      enabled: token !== '',
    }),
}

/** Cancels a reservation as it was shown; fails if version or refund have changed. Returns it as it is afterwards. */
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
