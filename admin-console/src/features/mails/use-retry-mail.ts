import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { EmptyResponse } from 'shared-ui/validators/http/empty-response'
import type { UnsentMailResponse } from 'shared-ui/validators/messages/mail'
import { requestStaffApi } from '../../lib/api.ts'
import { useAction } from '../../lib/hooks/use-action.ts'
import { inboxQueries } from '../../lib/inbox/inbox-queries.ts'
import { resourceKeys } from '../../lib/queries/resource-keys.ts'
import type { RetriedMails } from './retried-mails.ts'

const retryMail = ({ _id }: UnsentMailResponse) =>
  requestStaffApi('mail/retry', EmptyResponse, { method: 'post', searchParams: { mailID: _id } })

const dismissMail = ({ _id }: UnsentMailResponse) =>
  requestStaffApi('mail/dismiss', EmptyResponse, { method: 'post', searchParams: { mailID: _id } })

const without = (mails: RetriedMails, mail: UnsentMailResponse) =>
  new Map([...mails].filter(([id]) => id !== mail._id))

/**
 * Retries a mail at once, or dismisses one that was given up. Both settle after the list is refetched, also on an error, which may
 * mean that the list has changed. `retried` holds the mails that were retried from this page, as they were then, the last one last.
 */
export function useRetryMail() {
  const queryClient = useQueryClient()
  const [retried, setRetried] = useState<RetriedMails>(new Map())
  const onSettled = async () => {
    void queryClient.invalidateQueries({ queryKey: inboxQueries.counts().queryKey })
    await queryClient.invalidateQueries({ queryKey: resourceKeys.mails })
  }
  const retrying = useAction({
    mutationFn: retryMail,
    onSuccess: (_, mail) => setRetried((before) => without(before, mail).set(mail._id, mail)),
    onSettled,
  })
  const dismissing = useAction({
    mutationFn: dismissMail,
    // Otherwise leaving the list would count as sent.
    onSuccess: (_, mail) => setRetried((before) => without(before, mail)),
    onSettled,
  })
  return { retrying, dismissing, retried }
}
