import type { ReactNode } from 'react'
import { LoadingPanel } from 'shared-ui/components/LoadingPanel'
import { LoadMore } from 'shared-ui/components/LoadMore'
import { Spinner } from 'shared-ui/components/Spinner'
import { ProblemText } from '../ProblemText.tsx'
import { RefreshProblem } from '../RefreshProblem.tsx'
import { useFocusOnNew } from '../use-focus-on-new.ts'
import type { OpenGroups } from './open-groups.ts'
import styles from './PagedList.module.css'
import { useOpenGroups } from './use-open-groups.ts'

/** What must be known of an infinite query to show its records. */
export type PagedQuery = {
  data: { pages: readonly { total: number }[] } | undefined
  error: unknown
  hasNextPage: boolean
  isPlaceholderData: boolean
  isFetching: boolean
  isRefetchError: boolean
  isFetchingNextPage: boolean
  isFetchNextPageError: boolean
  refetch: () => Promise<unknown>
  fetchNextPage: () => Promise<unknown>
}

export type PagedListProps = {
  list: PagedQuery
  /** How many records have come so far. */
  shown: number
  /** How much of it the address opens. */
  opened: OpenGroups
  words: { loading: string; shown: (shown: number, total: number) => string }
  /** W-09: what stands there while there are none. */
  empty: ReactNode
  /** The records themselves: rows of a table's body, or `li`, each with a link or button. */
  children: ReactNode
}

/**
 * C-05, W-05: a list that comes a group at a time, in each of its states; while other records are asked for, these lose their
 * colour, and stay as legible (W-10).
 */
export function PagedList({ list, shown, opened, words, empty, children }: PagedListProps) {
  const { results, noteRequested } = useFocusOnNew(shown, !list.hasNextPage)
  const { openNext } = useOpenGroups(list, opened)
  if (list.data === undefined) {
    return (
      <LoadingPanel
        message={words.loading}
        error={list.error ? <ProblemText problem={list.error} /> : null}
        onRetry={() => void list.refetch()}
      />
    )
  }
  const refreshProblem = list.isRefetchError && (
    <RefreshProblem problem={list.error} onRetry={() => void list.refetch()} />
  )
  if (shown === 0 && !list.isPlaceholderData) {
    return (
      <>
        {refreshProblem}
        {empty}
      </>
    )
  }
  const loadMore = () => {
    noteRequested()
    openNext()
  }
  return (
    <div className={styles.results} aria-busy={list.isPlaceholderData} ref={results}>
      {list.isPlaceholderData ? (
        <Spinner message={words.loading} />
      ) : (
        <p className={styles.count} role="status">
          {words.shown(shown, list.data.pages.at(-1)?.total ?? 0)}
        </p>
      )}
      {refreshProblem}
      {children}
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
