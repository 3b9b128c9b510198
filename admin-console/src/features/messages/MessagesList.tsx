import { useInfiniteQuery } from '@tanstack/react-query'
import { EmptyState } from 'shared-ui/components/EmptyState'
import { LoadingPanel } from 'shared-ui/components/LoadingPanel'
import { LoadMore } from 'shared-ui/components/LoadMore'
import { MESSAGES_PANEL } from 'shared-ui/copy/messages-panel'
import { ProblemText } from '../../lib/ProblemText.tsx'
import { RefreshProblem } from '../../lib/RefreshProblem.tsx'
import { useFocusOnNew } from '../../lib/use-focus-on-new.ts'
import { MessageCards } from './MessageCards.tsx'
import styles from './MessagesList.module.css'
import { messageQueries } from './message-queries.ts'

/** The messages in each state that their list can be in. */
export function MessagesList() {
  const list = useInfiniteQuery(messageQueries.list())
  const messages = list.data?.pages.flatMap((page) => page.messages) ?? []
  const { results, noteAsked } = useFocusOnNew(messages.length, !list.hasNextPage)
  if (list.data === undefined) {
    return (
      <LoadingPanel
        message={MESSAGES_PANEL.loading}
        error={list.error && <ProblemText problem={list.error} />}
        onRetry={() => void list.refetch()}
      />
    )
  }
  if (messages.length === 0) {
    return <EmptyState title={MESSAGES_PANEL.empty}>{MESSAGES_PANEL.emptyText}</EmptyState>
  }
  const loadMore = () => {
    noteAsked()
    void list.fetchNextPage()
  }
  return (
    <div className={styles.results} ref={results}>
      <p className={styles.count} role="status">
        {MESSAGES_PANEL.shown(messages.length, list.data.pages.at(-1)?.total ?? 0)}
      </p>
      {list.isRefetchError && <RefreshProblem problem={list.error} onRetry={() => void list.refetch()} />}
      <MessageCards messages={messages} />
      {list.hasNextPage && (
        <LoadMore
          pending={list.isFetchingNextPage}
          error={list.isFetchNextPageError && <ProblemText problem={list.error} />}
          onLoadMore={loadMore}
        />
      )}
    </div>
  )
}
