import { useQueryClient } from '@tanstack/react-query'
import { ComplaintResponse } from 'shared-ui/validators/messages/complaint'
import { requestStaffApi } from '../../../lib/api.ts'
import { useAction } from '../../../lib/hooks/use-action.ts'
import { inboxQueries } from '../../../lib/inbox/inbox-queries.ts'
import { resourceKeys } from '../../../lib/queries/resource-keys.ts'

/**
 * Replies to a complaint. Settles after the complaint is refetched, also on an error, which may mean that somebody else replied
 * first.
 */
export function useReplyToComplaint(complaintID: string) {
  const queryClient = useQueryClient()
  return useAction({
    mutationFn: (reply: string) =>
      requestStaffApi('complaint/answer', ComplaintResponse, {
        method: 'post',
        searchParams: { complaintID },
        json: { reply },
      }),
    onSettled: async () => {
      void queryClient.invalidateQueries({ queryKey: inboxQueries.counts().queryKey })
      await queryClient.invalidateQueries({ queryKey: resourceKeys.complaints })
    },
  })
}
