import { createFileRoute } from '@tanstack/react-router'
import { GroupingsScreen } from '../../../../features/groupings/GroupingsScreen.tsx'
import { groupingQueries } from '../../../../lib/queries/grouping-queries.ts'
import { prefetchBeforeDraw } from '../../../../lib/queries/prefetch.ts'

export const Route = createFileRoute('/_console/_staff/(garden)/families-panel')({
  loader: ({ context: { queryClient } }) => prefetchBeforeDraw(queryClient, groupingQueries.list('family')),
  component: FamiliesPanel,
})

function FamiliesPanel() {
  return <GroupingsScreen kind="family" />
}
