import { createFileRoute } from '@tanstack/react-router'
import { cashQueries } from '../../../../features/cash/cash-queries.ts'
import { ReceivablesSearch } from '../../../../features/cash/cash-search.ts'
import { ReceivablesScreen } from '../../../../features/cash/ReceivablesScreen.tsx'
import { prefetchPagesBeforeDraw } from '../../../../lib/queries/prefetch.ts'

export const Route = createFileRoute('/_console/_staff/(cash)/cash-panel/receivables')({
  validateSearch: ReceivablesSearch,
  loaderDeps: ({ search: { scope } }) => ({ scope }),
  loader: ({ context: { queryClient }, deps }) =>
    prefetchPagesBeforeDraw(queryClient, cashQueries.receivables(deps.scope)),
  component: Receivables,
})

function Receivables() {
  const { scope, groups } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <ReceivablesScreen
      scope={scope}
      opened={{
        groups,
        onOpen: (more) =>
          void navigate({ search: { scope, groups: more }, replace: true, resetScroll: false }),
      }}
      onScopeChange={(chosen) => void navigate({ search: { scope: chosen }, resetScroll: false })}
    />
  )
}
