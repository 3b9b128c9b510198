import { createFileRoute } from '@tanstack/react-router'
import { GroupingsScreen } from '../../../features/groupings/GroupingsScreen.tsx'
import { groupingQueries } from '../../../lib/grouping-queries.ts'
import { askAhead, queryClient } from '../../../lib/query-client.ts'

export const Route = createFileRoute('/_console/_staff/families-panel')({
  // Not waited for: the screen says that it loads, and what went wrong (W-05).
  loader: () => {
    askAhead(queryClient.query(groupingQueries.list('family')))
  },
  component: FamiliesPanel,
})

function FamiliesPanel() {
  return <GroupingsScreen kind="family" />
}
