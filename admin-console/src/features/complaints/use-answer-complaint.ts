import { useQueryClient } from '@tanstack/react-query'
import { ComplaintAnswer } from 'shared-ui/validators/complaint'
import { callStaffApi } from '../../lib/api.ts'
import { inboxQueries } from '../../lib/inbox/inbox-queries.ts'
import { useDeed } from '../../lib/use-deed.ts'
import { complaintQueries } from './complaint-queries.ts'

/** Answers a sheet, once; done once it is shown with its answer. A refusal may mean that somebody else has answered. */
export function useAnswerComplaint(complaintID: string) {
  const queryClient = useQueryClient()
  return useDeed({
    mutationFn: (reply: string) =>
      callStaffApi('complaint/answer', ComplaintAnswer, {
        method: 'post',
        searchParams: { complaintID },
        json: { reply },
      }),
    onSettled: async () => {
      void queryClient.invalidateQueries({ queryKey: inboxQueries.counts().queryKey })
      await queryClient.invalidateQueries({ queryKey: complaintQueries.all })
    },
  })
}
