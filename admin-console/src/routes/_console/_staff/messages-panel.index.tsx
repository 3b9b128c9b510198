import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router'
import { MessagesScreen } from '../../../features/messages/MessagesScreen.tsx'
import { messageQueries } from '../../../features/messages/message-queries.ts'
import { type MessagesPageSearch, readMessagesSearch } from '../../../features/messages/messages-search.ts'
import { prefetchBeforeDraw } from '../../../lib/query-client.ts'
import type { SearchWithIgnored } from '../../../lib/search-with-ignored.ts'

export const Route = createFileRoute('/_console/_staff/messages-panel/')({
  validateSearch: (address: SearchWithIgnored<MessagesPageSearch> & SearchSchemaInput) =>
    readMessagesSearch(address),
  loaderDeps: ({ search: { ignored: _, groups: __, ...filters } }) => filters,
  loader: ({ context: { queryClient }, deps }) => {
    const options = messageQueries.list(deps)
    return prefetchBeforeDraw(queryClient, queryClient.infiniteQuery(options), options)
  },
  component: MessagesPanel,
})

function MessagesPanel() {
  const { ignored, groups, ...filters } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <MessagesScreen
      filters={filters}
      ignored={ignored}
      opened={{
        groups,
        onOpen: (more) =>
          void navigate({ search: { ...filters, groups: more }, replace: true, resetScroll: false }),
      }}
      onFiltersChange={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
    />
  )
}
