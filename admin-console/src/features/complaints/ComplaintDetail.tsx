import { Button } from 'shared-ui/components/Button'
import { COMPLAINT_KIND_NAMES } from 'shared-ui/copy/complaints'
import { VIEW_COMPLAINT } from 'shared-ui/copy/complaints-panel'
import type { ComplaintRecordResponse } from 'shared-ui/validators/complaint'
import { BackToList } from '../../lib/BackToList.tsx'
import { Page } from '../../lib/page/Page.tsx'
import styles from './ComplaintDetail.module.css'
import { ComplainedPanel, ConsumerPanel, DetailPanel, GoodPanel, ProviderPanel } from './DetailPanels.tsx'
import { DueBadge } from './DueBadge.tsx'
import { ReplyPanel } from './ReplyPanel.tsx'

/** All that stands on a sheet, on the screen and on paper, and its answer. */
export function ComplaintDetail({ sheet }: { sheet: ComplaintRecordResponse }) {
  return (
    <Page
      title={VIEW_COMPLAINT.title(sheet.number)}
      lead={
        <span className={styles.lead}>
          {COMPLAINT_KIND_NAMES[sheet.kind]}
          <DueBadge sheet={sheet} />
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
      <div className={styles.sheet}>
        <div className={styles.column}>
          <ComplainedPanel sheet={sheet} />
          <ReplyPanel sheet={sheet} />
        </div>
        <div className={styles.column}>
          <DetailPanel sheet={sheet} />
          <ConsumerPanel sheet={sheet} />
          <GoodPanel sheet={sheet} />
          <ProviderPanel />
        </div>
      </div>
    </Page>
  )
}
