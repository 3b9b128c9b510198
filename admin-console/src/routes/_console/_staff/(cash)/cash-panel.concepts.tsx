import { createFileRoute } from '@tanstack/react-router'
import { ConceptsScreen } from '../../../../features/cash/ConceptsScreen.tsx'
import { conceptQueries } from '../../../../lib/queries/concept-queries.ts'
import { prefetchBeforeDraw } from '../../../../lib/queries/prefetch.ts'

export const Route = createFileRoute('/_console/_staff/(cash)/cash-panel/concepts')({
  loader: ({ context: { queryClient } }) => prefetchBeforeDraw(queryClient, conceptQueries.list()),
  component: ConceptsScreen,
})
