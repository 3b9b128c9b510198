import type { ReactNode } from 'react'
import { LoadMore } from 'shared-ui/components/LoadMore'
import { ProblemText } from 'shared-ui/components/ProblemText'
import { Spinner } from 'shared-ui/components/Spinner'
import { useFocusOnNew } from '../hooks/use-focus-on-new.ts'
import { RefreshProblem } from '../notices/RefreshProblem.tsx'
import { QueryLoading } from '../query-view/QueryLoading.tsx'
import type { OpenGroups } from './open-groups.ts'
import styles from './PagedList.module.css'
import { useOpenGroups } from './use-open-groups.ts'

/** The parts of an infinite query that the list needs. */
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
  /** The infinite query of the list. */
  list: PagedQuery
  /** How many records are loaded so far. */
  shown: number
  /** How many groups the URL opens. */
  opened: OpenGroups
  /** What is said while it loads, and how many of how many are shown. */
  words: { loading: string; shown: (shown: number, total: number) => string }
  /** Shown if there are no records. */
  empty: ReactNode
  /** The records: table rows or `li`, each with a link or button. */
  children: ReactNode
}

/** A list that loads in groups, in each of its states. While other records load, the present ones are dimmed and stay legible. */
export function PagedList({ list, shown, opened, words, empty, children }: PagedListProps) {
  const { results, noteRequested } = useFocusOnNew({ shown, isWhole: !list.hasNextPage })
  const { openNext } = useOpenGroups(list, opened)
  if (list.data === undefined) return <QueryLoading query={list} message={words.loading} />
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
