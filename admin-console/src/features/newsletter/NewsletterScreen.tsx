import { useQuery } from '@tanstack/react-query'
import { NEWSLETTER_PANEL } from 'shared-ui/copy/messages/newsletter-panel'
import { InboxPage } from '../../lib/inbox/InboxPage.tsx'
import { QueryView } from '../../lib/query-view/QueryView.tsx'
import { ExportPanel } from './ExportPanel.tsx'
import styles from './NewsletterScreen.module.css'
import { newsletterQueries } from './newsletter-queries.ts'
import { SubscriptionCounts } from './SubscriptionCounts.tsx'
import { UnsubscribePanel } from './UnsubscribePanel.tsx'

/** The newsletter's subscription counts and the export of its addresses. */
export function NewsletterScreen() {
  const counts = useQuery(newsletterQueries.counts())
  return (
    <InboxPage title={NEWSLETTER_PANEL.title}>
      <QueryView query={counts} message={NEWSLETTER_PANEL.loading}>
        {(data) => (
          <div className={styles.newsletter}>
            <SubscriptionCounts counts={data} />
            <ExportPanel confirmed={data.confirmed} />
            <UnsubscribePanel />
          </div>
        )}
      </QueryView>
    </InboxPage>
  )
}
