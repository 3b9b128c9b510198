import { createFileRoute } from '@tanstack/react-router'
import { GroupingsScreen } from '../../../../features/groupings/GroupingsScreen.tsx'
import { groupingQueries } from '../../../../lib/queries/grouping-queries.ts'
import { prefetchBeforeDraw } from '../../../../lib/queries/query-client.ts'

export const Route = createFileRoute('/_console/_staff/(garden)/families-panel')({
  loader: ({ context: { queryClient } }) => {
    const options = groupingQueries.list('family')
    return prefetchBeforeDraw(queryClient, queryClient.query(options), options)
  },
  component: FamiliesPanel,
})

function FamiliesPanel() {
  return <GroupingsScreen kind="family" />
}
