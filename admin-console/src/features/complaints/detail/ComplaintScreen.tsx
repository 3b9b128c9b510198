import { useQuery } from '@tanstack/react-query'
import { isRefusal } from 'shared-ui/api/problems'
import { EmptyState } from 'shared-ui/components/EmptyState'
import { VIEW_COMPLAINT } from 'shared-ui/copy/messages/complaints-panel'
import { BackToList } from '../../../lib/notices/BackToList.tsx'
import { Page } from '../../../lib/page/Page.tsx'
import { QueryView } from '../../../lib/query-view/QueryView.tsx'
import { complaintQueries } from '../complaint-queries.ts'
import { ComplaintDetail } from './ComplaintDetail.tsx'

const back = <BackToList to="/messages-panel/complaints">{VIEW_COMPLAINT.back}</BackToList>

/** A complaint record in each of its states. */
export function ComplaintScreen({
  complaintId,
}: {
  /** The id of the complaint, as in the address. */
  complaintId: string
}) {
  const complaint = useQuery(complaintQueries.detail(complaintId))
  if (isRefusal(complaint.error, 'complaint_not_found')) {
    return (
      <Page title={VIEW_COMPLAINT.notFound.title}>
        <EmptyState title={VIEW_COMPLAINT.notFound.text} action={back} />
      </Page>
    )
  }
  return (
    <QueryView
      query={complaint}
      message={VIEW_COMPLAINT.loading}
      renderLoading={(panel) => (
        <Page title={VIEW_COMPLAINT.untitled} actions={back}>
          {panel}
        </Page>
      )}
    >
      {(data) => <ComplaintDetail complaint={data} />}
    </QueryView>
  )
}
