import { useQueryClient } from '@tanstack/react-query'
import { ContactMessageAnswer, type KeptMessageAnswer } from 'shared-ui/validators/contact'
import { callStaffApi } from '../../lib/api.ts'
import { inboxQueries } from '../../lib/inbox/inbox-queries.ts'
import { useDeed } from '../../lib/use-deed.ts'
import { messageQueries } from './message-queries.ts'

const attend = (message: KeptMessageAnswer) =>
  callStaffApi('contact/attended', ContactMessageAnswer, {
    method: 'put',
    searchParams: { messageID: message._id },
    json: { attended: message.attended === null },
  })

/** Marks a message that waits as attended to, and one attended to as waiting; done once what is shown is fresh again. */
export function useAttendMessage() {
  const queryClient = useQueryClient()
  return useDeed({
    mutationFn: attend,
    onSuccess: async () => {
      void queryClient.invalidateQueries({ queryKey: inboxQueries.counts().queryKey })
      await queryClient.invalidateQueries({ queryKey: messageQueries.all })
    },
  })
}
