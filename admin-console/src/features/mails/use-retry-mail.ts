import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { UnsentMailResponse } from 'shared-ui/validators/messages/mail'
import { EmptyResponse } from 'shared-ui/validators/reservations/reservation'
import { requestStaffApi } from '../../lib/api.ts'
import { useAction } from '../../lib/hooks/use-action.ts'
import { inboxQueries } from '../../lib/inbox/inbox-queries.ts'
import { mailQueries } from './mail-queries.ts'
import type { RetriedMails } from './retried-mails.ts'

const retryMail = ({ _id }: UnsentMailResponse) =>
  requestStaffApi('mail/retry', EmptyResponse, { method: 'post', searchParams: { mailID: _id } })

/**
 * Retries a mail at once. Settles after the list is refetched, also on an error, which may mean that the list has changed.
 * `retried` holds the mails that were retried from this page, as they were then, the last one last.
 */
export function useRetryMail() {
  const queryClient = useQueryClient()
  const [retried, setRetried] = useState<RetriedMails>(new Map())
  const retrying = useAction({
    mutationFn: retryMail,
    onSuccess: (_, mail) =>
      setRetried((before) => new Map([...before].filter(([id]) => id !== mail._id)).set(mail._id, mail)),
    onSettled: async () => {
      void queryClient.invalidateQueries({ queryKey: inboxQueries.counts().queryKey })
      await queryClient.invalidateQueries({ queryKey: mailQueries.all })
    },
  })
  return { retrying, retried }
}
