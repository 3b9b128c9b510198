import { useQuery } from '@tanstack/react-query'
import { LoadingPanel } from 'shared-ui/components/LoadingPanel'
import { ProblemText } from 'shared-ui/components/ProblemText'
import { NEWSLETTER_PANEL } from 'shared-ui/copy/messages/newsletter-panel'
import { InboxPage } from '../../lib/inbox/InboxPage.tsx'
import { RefreshProblem } from '../../lib/notices/RefreshProblem.tsx'
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
      {counts.data === undefined ? (
        <LoadingPanel
          message={NEWSLETTER_PANEL.loading}
          error={counts.error && <ProblemText problem={counts.error} />}
          onRetry={() => void counts.refetch()}
        />
      ) : (
        <div className={styles.newsletter}>
          {counts.isRefetchError && (
            <RefreshProblem problem={counts.error} onRetry={() => void counts.refetch()} />
          )}
          <SubscriptionCounts counts={counts.data} />
          <ExportPanel confirmed={counts.data.confirmed} />
          <UnsubscribePanel />
        </div>
      )}
    </InboxPage>
  )
}
