import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { UnsentMailAnswer } from 'shared-ui/validators/mail'
import { DoneAnswer } from 'shared-ui/validators/reservation'
import { callStaffApi } from '../../lib/api.ts'
import { inboxQueries } from '../../lib/inbox/inbox-queries.ts'
import { useDeed } from '../../lib/use-deed.ts'
import type { AskedMails } from './asked-mails.ts'
import { mailQueries } from './mail-queries.ts'

const retryMail = ({ _id }: UnsentMailAnswer) =>
  callStaffApi('mail/retry', DoneAnswer, { method: 'post', searchParams: { mailID: _id } })

/**
 * Has a mail tried again at once; done once the list shows it so. A refusal means that the list is not what it was. `asked`
 * are those that were put back from this page, each as it was then, the last one last.
 */
export function useRetryMail() {
  const queryClient = useQueryClient()
  const [asked, setAsked] = useState<AskedMails>(new Map())
  const retrying = useDeed({
    mutationFn: retryMail,
    onSuccess: (_, mail) =>
      setAsked((before) => new Map([...before].filter(([id]) => id !== mail._id)).set(mail._id, mail)),
    onSettled: async () => {
      void queryClient.invalidateQueries({ queryKey: inboxQueries.counts().queryKey })
      await queryClient.invalidateQueries({ queryKey: mailQueries.all })
    },
  })
  return { retrying, asked }
}
