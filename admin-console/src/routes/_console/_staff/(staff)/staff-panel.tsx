import { createFileRoute } from '@tanstack/react-router'
import { StaffScreen } from '../../../../features/staff/StaffScreen.tsx'
import { prefetchBeforeDraw } from '../../../../lib/queries/prefetch.ts'
import { staffQueries } from '../../../../lib/queries/staff-queries.ts'

export const Route = createFileRoute('/_console/_staff/(staff)/staff-panel')({
  loader: ({ context: { queryClient } }) => prefetchBeforeDraw(queryClient, staffQueries.list()),
  component: StaffScreen,
})
