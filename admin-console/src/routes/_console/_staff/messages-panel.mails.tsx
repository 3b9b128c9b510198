import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router'
import { MailsScreen } from '../../../features/mails/MailsScreen.tsx'
import { mailQueries } from '../../../features/mails/mail-queries.ts'
import { type MailsWords, readMailsSearch } from '../../../features/mails/mails-search.ts'
import { askAhead } from '../../../lib/query-client.ts'
import type { ToldAddress } from '../../../lib/told-search.ts'

export const Route = createFileRoute('/_console/_staff/messages-panel/mails')({
  validateSearch: (address: ToldAddress<MailsWords> & SearchSchemaInput) => readMailsSearch(address),
  loader: ({ context: { queryClient } }) => {
    const wanted = mailQueries.unsent()
    return askAhead(queryClient, queryClient.infiniteQuery(wanted), wanted)
  },
  component: MailsPanel,
})

function MailsPanel() {
  const { ignored, groups } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <MailsScreen
      ignored={ignored}
      opened={{
        groups,
        onOpen: (more) => void navigate({ search: { groups: more }, replace: true, resetScroll: false }),
      }}
    />
  )
}
