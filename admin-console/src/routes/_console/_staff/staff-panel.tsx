import { createFileRoute } from '@tanstack/react-router'
import { StaffScreen } from '../../../features/staff/StaffScreen.tsx'
import { prefetchBeforeDraw } from '../../../lib/query-client.ts'
import { staffQueries } from '../../../lib/staff-queries.ts'

export const Route = createFileRoute('/_console/_staff/staff-panel')({
  loader: ({ context: { queryClient } }) => {
    const options = staffQueries.list()
    return prefetchBeforeDraw(queryClient, queryClient.query(options), options)
  },
  component: StaffScreen,
})
