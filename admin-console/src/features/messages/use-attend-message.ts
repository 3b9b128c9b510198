import { useQueryClient } from '@tanstack/react-query'
import { ContactMessageResponse, type StoredMessageResponse } from 'shared-ui/validators/messages/contact'
import { requestStaffApi } from '../../lib/api.ts'
import { useAction } from '../../lib/hooks/use-action.ts'
import { inboxQueries } from '../../lib/inbox/inbox-queries.ts'
import { resourceKeys } from '../../lib/queries/resource-keys.ts'

const attend = (message: StoredMessageResponse) =>
  requestStaffApi('contact/attended', ContactMessageResponse, {
    method: 'put',
    searchParams: { messageID: message._id },
    json: { attended: message.attended === null },
  })

/** Toggles whether a message was attended to. Settles after the messages are refetched. */
export function useAttendMessage() {
  const queryClient = useQueryClient()
  return useAction({
    mutationFn: attend,
    onSuccess: async () => {
      void queryClient.invalidateQueries({ queryKey: inboxQueries.counts().queryKey })
      await queryClient.invalidateQueries({ queryKey: resourceKeys.messages })
    },
  })
}
