import { createFileRoute } from '@tanstack/react-router'
import { StaffScreen } from '../../../../features/staff/StaffScreen.tsx'
import { prefetchBeforeDraw } from '../../../../lib/queries/query-client.ts'
import { staffQueries } from '../../../../lib/queries/staff-queries.ts'

export const Route = createFileRoute('/_console/_staff/(staff)/staff-panel')({
  loader: ({ context: { queryClient } }) => {
    const options = staffQueries.list()
    return prefetchBeforeDraw(queryClient, queryClient.query(options), options)
  },
  component: StaffScreen,
})
