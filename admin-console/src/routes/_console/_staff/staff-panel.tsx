import { createFileRoute } from '@tanstack/react-router'
import { StaffScreen } from '../../../features/staff/StaffScreen.tsx'
import { askAhead, queryClient } from '../../../lib/query-client.ts'
import { staffQueries } from '../../../lib/staff-queries.ts'

export const Route = createFileRoute('/_console/_staff/staff-panel')({
  loader: () => {
    const wanted = staffQueries.list()
    return askAhead(queryClient.query(wanted), wanted)
  },
  component: StaffScreen,
})
