import { createFileRoute } from '@tanstack/react-router'
import { ComplaintScreen } from '../../../features/complaints/ComplaintScreen.tsx'
import { complaintQueries } from '../../../features/complaints/complaint-queries.ts'
import { askAhead, queryClient } from '../../../lib/query-client.ts'

export const Route = createFileRoute('/_console/_staff/view-complaint/$complaintID')({
  loader: ({ params }) => {
    const wanted = complaintQueries.detail(params.complaintID)
    return askAhead(queryClient.query(wanted), wanted)
  },
  component: ViewComplaint,
})

function ViewComplaint() {
  const { complaintID } = Route.useParams()
  return <ComplaintScreen key={complaintID} complaintId={complaintID} />
}
