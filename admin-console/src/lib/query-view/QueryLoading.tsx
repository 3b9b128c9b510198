import { LoadingPanel } from 'shared-ui/components/LoadingPanel'
import { ProblemText } from 'shared-ui/components/ProblemText'

export type QueryLoadingProps = {
  query: { error: unknown; refetch: () => unknown }
  /** What is loading, such as 'Cargando Bloqueos'. */
  message: string
}

/** Takes the place of a query's data that is not loaded yet, or shows why it could not be loaded, with a retry. */
export function QueryLoading({ query, message }: QueryLoadingProps) {
  return (
    <LoadingPanel
      message={message}
      error={query.error ? <ProblemText problem={query.error} /> : null}
      onRetry={() => void query.refetch()}
    />
  )
}
