import { useInfiniteQuery } from '@tanstack/react-query'
import { Alert } from 'shared-ui/components/Alert'
import { EmptyState } from 'shared-ui/components/EmptyState'
import { ProblemText } from 'shared-ui/components/ProblemText'
import { MAILS_PANEL, mailName } from 'shared-ui/copy/mails/mails-panel'
import { IGNORED_ADDRESS } from 'shared-ui/copy/problems/ignored-address'
import { InboxPage } from '../../lib/inbox/InboxPage.tsx'
import { DoneNotice } from '../../lib/notices/DoneNotice.tsx'
import styles from '../../lib/page/page-intro.module.css'
import type { OpenGroups } from '../../lib/paged-list/open-groups.ts'
import { PagedList } from '../../lib/paged-list/PagedList.tsx'
import { IgnoredNotice } from '../../lib/search/IgnoredNotice.tsx'
import { MailCards } from './MailCards.tsx'
import { mailQueries } from './mail-queries.ts'
import { lastSent } from './retried-mails.ts'
import { useRetryMail } from './use-retry-mail.ts'

export type MailsScreenProps = {
  /** Names of search parameters that were ignored because they are invalid. */
  ignored?: string | undefined
  /** How many groups of the list the address opens, and how to open one more. */
  opened: OpenGroups
}

const PARAMETER_LABELS = { groups: IGNORED_ADDRESS.groups }

/** The mails that could not be sent, the reason, and a retry for each. */
export function MailsScreen({ ignored = '', opened }: MailsScreenProps) {
  const list = useInfiniteQuery(mailQueries.unsent())
  const { retrying, dismissing, retried } = useRetryMail()
  const problem = retrying.error ?? dismissing.error
  const mails = list.data?.pages.flatMap((page) => page.mails) ?? []
  // A retried mail that has left the list was sent. Its button had the focus, so the notice takes it.
  const sent = list.data && lastSent(retried, mails)
  return (
    <InboxPage title={MAILS_PANEL.title}>
      <IgnoredNotice ignored={ignored} labels={PARAMETER_LABELS} />
      {sent && <DoneNotice key={sent._id}>{MAILS_PANEL.sent(mailName(sent.template))}</DoneNotice>}
      {dismissing.isSuccess && (
        <DoneNotice key={dismissing.variables._id}>
          {MAILS_PANEL.dismissed(mailName(dismissing.variables.template))}
        </DoneNotice>
      )}
      {problem && (
        <Alert>
          <ProblemText problem={problem} />
        </Alert>
      )}
      <PagedList
        list={list}
        shown={mails.length}
        opened={opened}
        words={MAILS_PANEL}
        empty={<EmptyState title={MAILS_PANEL.empty}>{MAILS_PANEL.emptyText}</EmptyState>}
      >
        <p className={styles.intro}>{MAILS_PANEL.intro}</p>
        <MailCards
          mails={mails}
          retried={retried}
          retryingId={retrying.isPending ? retrying.variables._id : null}
          onRetry={(mail) => {
            dismissing.reset()
            retrying.mutate(mail)
          }}
          onDismiss={(mail) => {
            retrying.reset()
            dismissing.mutate(mail)
          }}
        />
      </PagedList>
    </InboxPage>
  )
}
