import { createFileRoute } from '@tanstack/react-router'
import { ComplaintScreen } from '../../../features/complaints/ComplaintScreen.tsx'
import { complaintQueries } from '../../../features/complaints/complaint-queries.ts'
import { askAhead, queryClient } from '../../../lib/query-client.ts'

export const Route = createFileRoute('/_console/_staff/view-complaint/$complaintID')({
  // Not waited for: the screen says that it loads, and what went wrong (W-05).
  loader: ({ params }) => {
    askAhead(queryClient.query(complaintQueries.detail(params.complaintID)))
  },
  component: ViewComplaint,
})

function ViewComplaint() {
  const { complaintID } = Route.useParams()
  return <ComplaintScreen key={complaintID} complaintId={complaintID} />
}
