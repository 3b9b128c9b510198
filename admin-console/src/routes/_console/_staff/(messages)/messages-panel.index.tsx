import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router'
import { MessagesScreen } from '../../../../features/messages/MessagesScreen.tsx'
import { messageQueries } from '../../../../features/messages/message-queries.ts'
import { type MessagesPageSearch, readMessagesSearch } from '../../../../features/messages/messages-search.ts'
import { filtersOf, listProps } from '../../../../lib/paged-list/list-props.ts'
import { prefetchPagesBeforeDraw } from '../../../../lib/queries/prefetch.ts'
import type { SearchWithIgnored } from '../../../../lib/search/search-with-ignored.ts'

export const Route = createFileRoute('/_console/_staff/(messages)/messages-panel/')({
  validateSearch: (address: SearchWithIgnored<MessagesPageSearch> & SearchSchemaInput) =>
    readMessagesSearch(address),
  loaderDeps: ({ search }) => filtersOf(search),
  loader: ({ context: { queryClient }, deps }) =>
    prefetchPagesBeforeDraw(queryClient, messageQueries.list(deps)),
  component: MessagesPanel,
})

function MessagesPanel() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <MessagesScreen
      {...listProps(search, (next) => void navigate({ search: next, replace: true, resetScroll: false }))}
    />
  )
}
