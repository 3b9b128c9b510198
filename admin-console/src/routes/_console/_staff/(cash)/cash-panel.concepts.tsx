import { createFileRoute } from '@tanstack/react-router'
import { ConceptsScreen } from '../../../../features/cash/ConceptsScreen.tsx'
import { conceptQueries } from '../../../../lib/queries/concept-queries.ts'
import { prefetchBeforeDraw } from '../../../../lib/queries/query-client.ts'

export const Route = createFileRoute('/_console/_staff/(cash)/cash-panel/concepts')({
  loader: ({ context: { queryClient } }) => {
    const options = conceptQueries.list()
    return prefetchBeforeDraw(queryClient, queryClient.query(options), options)
  },
  component: ConceptsScreen,
})
