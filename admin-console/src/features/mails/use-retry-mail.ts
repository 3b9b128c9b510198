import { useQueryClient } from '@tanstack/react-query'
import type { UnsentMailAnswer } from 'shared-ui/validators/mail'
import { DoneAnswer } from 'shared-ui/validators/reservation'
import { callStaffApi } from '../../lib/api.ts'
import { inboxQueries } from '../../lib/inbox/inbox-queries.ts'
import { useDeed } from '../../lib/use-deed.ts'
import { mailQueries } from './mail-queries.ts'

const retryMail = ({ _id }: UnsentMailAnswer) =>
  callStaffApi('mail/retry', DoneAnswer, { method: 'post', searchParams: { mailID: _id } })

/** Has a mail tried again at once; done once the list shows it so. A refusal means that the list is not what it was. */
export function useRetryMail() {
  const queryClient = useQueryClient()
  return useDeed({
    mutationFn: retryMail,
    onSettled: async () => {
      void queryClient.invalidateQueries({ queryKey: inboxQueries.counts().queryKey })
      await queryClient.invalidateQueries({ queryKey: mailQueries.all })
    },
  })
}
