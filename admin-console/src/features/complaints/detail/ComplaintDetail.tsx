import { Button } from 'shared-ui/components/Button'
import { COMPLAINT_KIND_NAMES } from 'shared-ui/copy/messages/complaints'
import { VIEW_COMPLAINT } from 'shared-ui/copy/messages/complaints-panel'
import type { ComplaintRecordResponse } from 'shared-ui/validators/messages/complaint'
import { BackToList } from '../../../lib/notices/BackToList.tsx'
import detail from '../../../lib/page/detail-page.module.css'
import { Page } from '../../../lib/page/Page.tsx'
import { DueBadge } from '../DueBadge.tsx'
import styles from './ComplaintDetail.module.css'
import { ComplainedPanel, ConsumerPanel, DetailPanel, GoodPanel, ProviderPanel } from './DetailPanels.tsx'
import { ReplyPanel } from './ReplyPanel.tsx'

/** A complaint record with its reply, for the screen and for printing. */
export function ComplaintDetail({ complaint }: { complaint: ComplaintRecordResponse }) {
  return (
    <Page
      title={VIEW_COMPLAINT.title(complaint.number)}
      lead={
        <span className={detail.lead}>
          {COMPLAINT_KIND_NAMES[complaint.kind]}
          <DueBadge complaint={complaint} />
        </span>
      }
      actions={
        <>
          <BackToList to="/messages-panel/complaints">{VIEW_COMPLAINT.back}</BackToList>
          <Button variant="primary" onClick={() => window.print()}>
            {VIEW_COMPLAINT.print}
          </Button>
        </>
      }
    >
      <div className={styles.detail}>
        <div className={detail.column}>
          <ComplainedPanel complaint={complaint} />
          <ReplyPanel complaint={complaint} />
        </div>
        <div className={detail.column}>
          <DetailPanel complaint={complaint} />
          <ConsumerPanel complaint={complaint} />
          <GoodPanel complaint={complaint} />
          <ProviderPanel />
        </div>
      </div>
    </Page>
  )
}
