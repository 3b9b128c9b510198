import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { UnsentMailResponse } from 'shared-ui/validators/mail'
import { EmptyResponse } from 'shared-ui/validators/reservation'
import { requestStaffApi } from '../../lib/api.ts'
import { inboxQueries } from '../../lib/inbox/inbox-queries.ts'
import { useAction } from '../../lib/use-action.ts'
import { mailQueries } from './mail-queries.ts'
import type { MailsFilter } from './mails-filter.ts'

const retryMail = ({ _id }: UnsentMailResponse) =>
  requestStaffApi('mail/retry', EmptyResponse, { method: 'post', searchParams: { mailID: _id } })

/**
 * Has a mail tried again at once; done once the list shows it so. A refusal means that the list is not what it was. `asked`
 * are those that were put back from this page, each as it was then, the last one last.
 */
export function useRetryMail() {
  const queryClient = useQueryClient()
  const [asked, setRequest] = useState<MailsFilter>(new Map())
  const retrying = useAction({
    mutationFn: retryMail,
    onSuccess: (_, mail) =>
      setRequest((before) => new Map([...before].filter(([id]) => id !== mail._id)).set(mail._id, mail)),
    onSettled: async () => {
      void queryClient.invalidateQueries({ queryKey: inboxQueries.counts().queryKey })
      await queryClient.invalidateQueries({ queryKey: mailQueries.all })
    },
  })
  return { retrying, asked }
}
