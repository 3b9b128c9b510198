import { useQueryClient } from '@tanstack/react-query'
import { ApiProblem } from 'shared-ui/api/problems'
import type { GuestDraft } from 'shared-ui/copy/guests/guests'
import { GuestsResponse } from 'shared-ui/validators/reservations/guest'
import { requestStaffApi } from '../../../../lib/api.ts'
import { useAction } from '../../../../lib/hooks/use-action.ts'
import { resourceKeys } from '../../../../lib/queries/resource-keys.ts'
import { reservationQueries } from '../../reservation-queries.ts'

type GuestRequestOptions = {
  path: string
  method: 'post' | 'put' | 'delete'
  searchParams: Record<string, string>
  json?: object
}

/** Mutation of the guests of a reservation: their new list is shown at once, and what depends on it is refetched. */
function useGuestRequest<Variables>(
  reservationId: string,
  optionsOf: (variables: Variables) => GuestRequestOptions,
) {
  const client = useQueryClient()
  const refetch = () => client.invalidateQueries({ queryKey: resourceKeys.reservations })
  return useAction({
    mutationFn: (variables: Variables) => {
      const { path, ...options } = optionsOf(variables)
      return requestStaffApi(path, GuestsResponse, options)
    },
    onSuccess: (list: GuestsResponse) => {
      client.setQueryData(
        reservationQueries.detail(reservationId).queryKey,
        (before) => before && { reservation: { ...before.reservation, ...list } },
      )
      void refetch()
      void client.invalidateQueries({ queryKey: resourceKeys.guestRegister })
    },
    // Somebody else changed or removed the guest, or the reservation: the list that is shown is outdated.
    onError: async (problem) => {
      if (problem instanceof ApiProblem && [400, 404, 409].includes(problem.status)) await refetch()
    },
  })
}

/** A guest to save: `stored` is the one that was read, or null for a new one. */
type SavedGuest = { draft: GuestDraft; stored: { _id: string; version: number } | null }

/** Mutation that adds a guest, or changes a stored one. */
export const useSaveGuest = (reservationID: string) =>
  useGuestRequest<SavedGuest>(reservationID, ({ draft, stored }) =>
    stored === null
      ? { path: 'guest/add', method: 'post', searchParams: { reservationID }, json: draft }
      : {
          path: 'guest/update',
          method: 'put',
          searchParams: { guestID: stored._id },
          json: { ...draft, version: stored.version },
        },
  )

/** Mutation that removes a guest by its id. */
export const useRemoveGuest = (reservationId: string) =>
  useGuestRequest<string>(reservationId, (guestID) => ({
    path: 'guest/delete',
    method: 'delete',
    searchParams: { guestID },
  }))

/** Mutation that stores how many persons sleep in the room. */
export const useExpectGuests = (reservationID: string) =>
  useGuestRequest<number>(reservationID, (expected) => ({
    path: 'guest/expected',
    method: 'post',
    searchParams: { reservationID },
    json: { expected },
  }))
