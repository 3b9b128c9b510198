import type { ReactNode } from 'react'
import { RefreshProblem } from '../notices/RefreshProblem.tsx'
import { QueryLoading } from './QueryLoading.tsx'
import styles from './QueryView.module.css'

/** The parts of a query that the view needs. */
export type ViewedQuery<Data> = {
  data: Data | undefined
  error: unknown
  isRefetchError: boolean
  refetch: () => unknown
}

export type QueryViewProps<Data> = {
  /** The query whose data is shown. */
  query: ViewedQuery<Data>
  /** What is loading, such as 'Cargando Bloqueos'. */
  message: string
  /** Puts the loading panel into a page, for a view whose data has a page of its own. */
  renderLoading?: (panel: ReactNode) => ReactNode
  /** Renders the data, which may be an empty list. */
  children: (data: Data) => ReactNode
}

/**
 * The data of a query in each of its states: loading, not loaded, loaded, and not refreshed. Data that could not be refreshed
 * stays, under an alert that says so.
 */
export function QueryView<Data>({ query, message, renderLoading, children }: QueryViewProps<Data>) {
  if (query.data === undefined) {
    const panel = <QueryLoading query={query} message={message} />
    return renderLoading ? renderLoading(panel) : panel
  }
  return (
    <>
      {query.isRefetchError && (
        <div className={renderLoading && styles.abovePage}>
          <RefreshProblem problem={query.error} onRetry={() => void query.refetch()} />
        </div>
      )}
      {children(query.data)}
    </>
  )
}
