import { createFileRoute } from '@tanstack/react-router'
import { StaffScreen } from '../../../features/staff/StaffScreen.tsx'
import { askAhead, queryClient } from '../../../lib/query-client.ts'
import { staffQueries } from '../../../lib/staff-queries.ts'

export const Route = createFileRoute('/_console/_staff/staff-panel')({
  // Not waited for: the screen says that it loads, and what went wrong (W-05).
  loader: () => {
    askAhead(queryClient.query(staffQueries.list()))
  },
  component: StaffScreen,
})
