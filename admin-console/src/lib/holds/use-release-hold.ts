import { useQueryClient } from '@tanstack/react-query'
import { DoneAnswer } from 'shared-ui/validators/reservation'
import { callStaffApi } from '../api.ts'
import { useDeed } from '../use-deed.ts'
import { refetchHolds } from './refetch-holds.ts'

const releaseHold = (purchaseNumber: string) =>
  callStaffApi('hold/delete', DoneAnswer, { method: 'delete', searchParams: { purchaseNumber } })

/** M-08: releases a hold. Done only once what shows holds is fresh again, also where it was refused. */
export function useReleaseHold() {
  const queryClient = useQueryClient()
  return useDeed({ mutationFn: releaseHold, onSettled: () => refetchHolds(queryClient) })
}
