import { useQuery } from '@tanstack/react-query'
import { linkOptions } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Alert } from 'shared-ui/components/Alert'
import { MAILS_PANEL } from 'shared-ui/copy/mails/mails-panel'
import { BACKUP_NOTICE } from 'shared-ui/copy/messages/backup-notice'
import { COMPLAINTS_PANEL } from 'shared-ui/copy/messages/complaints-panel'
import { INBOX } from 'shared-ui/copy/messages/inbox'
import { MESSAGES_PANEL } from 'shared-ui/copy/messages/messages-panel'
import { NEWSLETTER_PANEL } from 'shared-ui/copy/messages/newsletter-panel'
import { UNSETTLED_PAYMENTS } from 'shared-ui/copy/reservations/unsettled-payments'
import { Page } from '../page/Page.tsx'
import { PageTabs } from '../page/PageTabs.tsx'
import { inboxQueries } from './inbox-queries.ts'
import { WaitingCount } from './WaitingCount.tsx'

/** The pages of the inbox, in their order, and which count each shows. */
const PAGES = [
  { link: linkOptions({ to: '/messages-panel' }), label: MESSAGES_PANEL.title, waiting: 'messages' },
  { link: linkOptions({ to: '/payments-panel' }), label: UNSETTLED_PAYMENTS.title, waiting: 'payments' },
  {
    link: linkOptions({ to: '/messages-panel/complaints' }),
    label: COMPLAINTS_PANEL.title,
    waiting: 'complaints',
  },
  { link: linkOptions({ to: '/messages-panel/newsletter' }), label: NEWSLETTER_PANEL.title, waiting: null },
  { link: linkOptions({ to: '/messages-panel/mails' }), label: MAILS_PANEL.title, waiting: 'mails' },
] as const

/** Frame of a page of the inbox, with links to the other pages and their counts, and a warning if the nightly backup fails. */
export function InboxPage({
  title,
  children,
}: {
  /** The heading of the page. */
  title: string
  /** The list of the tab. */
  children: ReactNode
}) {
  const counts = useQuery(inboxQueries.counts())
  return (
    <Page title={title}>
      <PageTabs
        label={INBOX.pages}
        pages={PAGES.map(({ waiting, ...page }) => ({
          ...page,
          extra: waiting && <WaitingCount count={counts.data?.[waiting] ?? 0} />,
        }))}
      />
      {counts.data?.backup && <Alert tone="warning">{BACKUP_NOTICE[counts.data.backup]}</Alert>}
      {children}
    </Page>
  )
}
