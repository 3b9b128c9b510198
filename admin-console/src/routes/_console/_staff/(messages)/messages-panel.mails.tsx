import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router'
import { MailsScreen } from '../../../../features/mails/MailsScreen.tsx'
import { mailQueries } from '../../../../features/mails/mail-queries.ts'
import { type MailsPageSearch, readMailsSearch } from '../../../../features/mails/mails-search.ts'
import { prefetchPagesBeforeDraw } from '../../../../lib/queries/prefetch.ts'
import type { SearchWithIgnored } from '../../../../lib/search/search-with-ignored.ts'

export const Route = createFileRoute('/_console/_staff/(messages)/messages-panel/mails')({
  validateSearch: (address: SearchWithIgnored<MailsPageSearch> & SearchSchemaInput) =>
    readMailsSearch(address),
  loader: ({ context: { queryClient } }) => prefetchPagesBeforeDraw(queryClient, mailQueries.unsent()),
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
