import { createFileRoute } from '@tanstack/react-router'
import { complaintQueries } from '../../../../features/complaints/complaint-queries.ts'
import { ComplaintScreen } from '../../../../features/complaints/detail/ComplaintScreen.tsx'
import { prefetchBeforeDraw } from '../../../../lib/queries/prefetch.ts'

export const Route = createFileRoute('/_console/_staff/(messages)/view-complaint/$complaintID')({
  loader: ({ context: { queryClient }, params }) =>
    prefetchBeforeDraw(queryClient, complaintQueries.detail(params.complaintID)),
  component: ViewComplaint,
})

function ViewComplaint() {
  const { complaintID } = Route.useParams()
  return <ComplaintScreen key={complaintID} complaintId={complaintID} />
}
