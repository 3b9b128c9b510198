import { useQueryClient } from '@tanstack/react-query'
import { EmptyResponse } from 'shared-ui/validators/reservation'
import { requestStaffApi } from '../api.ts'
import { useAction } from '../use-action.ts'
import { refetchHolds } from './refetch-holds.ts'

const releaseHold = (purchaseNumber: string) =>
  requestStaffApi('hold/delete', EmptyResponse, { method: 'delete', searchParams: { purchaseNumber } })

/** Releases a hold. Settles only after the queries that show holds are refetched, also if the request was refused. */
export function useReleaseHold() {
  const queryClient = useQueryClient()
  return useAction({ mutationFn: releaseHold, onSettled: () => refetchHolds(queryClient) })
}
