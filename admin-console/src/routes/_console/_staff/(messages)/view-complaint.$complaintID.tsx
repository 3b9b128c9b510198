import { createFileRoute } from '@tanstack/react-router'
import { complaintQueries } from '../../../../features/complaints/complaint-queries.ts'
import { ComplaintScreen } from '../../../../features/complaints/detail/ComplaintScreen.tsx'
import { prefetchBeforeDraw } from '../../../../lib/queries/query-client.ts'

export const Route = createFileRoute('/_console/_staff/(messages)/view-complaint/$complaintID')({
  loader: ({ context: { queryClient }, params }) => {
    const options = complaintQueries.detail(params.complaintID)
    return prefetchBeforeDraw(queryClient, queryClient.query(options), options)
  },
  component: ViewComplaint,
})

function ViewComplaint() {
  const { complaintID } = Route.useParams()
  return <ComplaintScreen key={complaintID} complaintId={complaintID} />
}
