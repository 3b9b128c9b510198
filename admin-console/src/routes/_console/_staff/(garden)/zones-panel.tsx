import { createFileRoute } from '@tanstack/react-router'
import { GroupingsScreen } from '../../../../features/groupings/GroupingsScreen.tsx'
import { groupingQueries } from '../../../../lib/queries/grouping-queries.ts'
import { prefetchBeforeDraw } from '../../../../lib/queries/query-client.ts'

export const Route = createFileRoute('/_console/_staff/(garden)/zones-panel')({
  loader: ({ context: { queryClient } }) => {
    const options = groupingQueries.list('zone')
    return prefetchBeforeDraw(queryClient, queryClient.query(options), options)
  },
  component: ZonesPanel,
})

function ZonesPanel() {
  return <GroupingsScreen kind="zone" />
}
