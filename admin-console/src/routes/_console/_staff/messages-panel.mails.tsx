import { createFileRoute } from '@tanstack/react-router'
import { MailsScreen } from '../../../features/mails/MailsScreen.tsx'
import { mailQueries } from '../../../features/mails/mail-queries.ts'
import { askAhead, queryClient } from '../../../lib/query-client.ts'

export const Route = createFileRoute('/_console/_staff/messages-panel/mails')({
  // Not waited for: the screen says that it loads, and what went wrong (W-05).
  loader: () => {
    askAhead(queryClient.infiniteQuery(mailQueries.unsent()))
  },
  component: MailsScreen,
})
