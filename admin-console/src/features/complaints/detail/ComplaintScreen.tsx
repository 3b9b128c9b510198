import { useQuery } from '@tanstack/react-query'
import { isRefusal } from 'shared-ui/api/problems'
import { EmptyState } from 'shared-ui/components/EmptyState'
import { LoadingPanel } from 'shared-ui/components/LoadingPanel'
import { ProblemText } from 'shared-ui/components/ProblemText'
import { VIEW_COMPLAINT } from 'shared-ui/copy/messages/complaints-panel'
import { BackToList } from '../../../lib/notices/BackToList.tsx'
import { RefreshProblem } from '../../../lib/notices/RefreshProblem.tsx'
import { Page } from '../../../lib/page/Page.tsx'
import { complaintQueries } from '../complaint-queries.ts'
import { ComplaintDetail } from './ComplaintDetail.tsx'

const back = <BackToList to="/messages-panel/complaints">{VIEW_COMPLAINT.back}</BackToList>

/** A complaint record in each of its states. */
export function ComplaintScreen({ complaintId }: { complaintId: string }) {
  const complaint = useQuery(complaintQueries.detail(complaintId))
  if (isRefusal(complaint.error, 'complaint_not_found')) {
    return (
      <Page title={VIEW_COMPLAINT.notFound.title}>
        <EmptyState title={VIEW_COMPLAINT.notFound.text} action={back} />
      </Page>
    )
  }
  if (complaint.data === undefined) {
    return (
      <Page title={VIEW_COMPLAINT.untitled} actions={back}>
        <LoadingPanel
          message={VIEW_COMPLAINT.loading}
          error={complaint.error && <ProblemText problem={complaint.error} />}
          onRetry={() => void complaint.refetch()}
        />
      </Page>
    )
  }
  return (
    <>
      {complaint.isRefetchError && (
        <RefreshProblem problem={complaint.error} onRetry={() => void complaint.refetch()} />
      )}
      <ComplaintDetail complaint={complaint.data} />
    </>
  )
}
