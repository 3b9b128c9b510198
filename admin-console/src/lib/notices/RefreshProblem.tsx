import type { ReactNode } from 'react'
import { Alert, type AlertProps } from 'shared-ui/components/Alert'
import { Button } from 'shared-ui/components/Button'
import { useFocusPassedToMain } from 'shared-ui/components/LoadingPanel'
import { ProblemText } from 'shared-ui/components/ProblemText'
import { COMPONENT_WORDS } from 'shared-ui/copy/components'

export type RefreshProblemProps = {
  /** The failure of the refresh, as it was thrown. */
  problem: unknown
  /** Requests the data again. */
  onRetry: () => void
  /** By default `error`; `warning` where older data is still good enough to work with. */
  tone?: AlertProps['tone']
  /** Replaces the text of the problem. */
  children?: ReactNode
}

/** Alert above data that could not be refreshed and is still shown. When a retry succeeds, the focus passes to the page's `<main>`. */
export function RefreshProblem({ problem, onRetry, tone, children }: RefreshProblemProps) {
  const alert = useFocusPassedToMain()
  return (
    <div ref={alert}>
      <Alert tone={tone} action={<Button onClick={onRetry}>{COMPONENT_WORDS.retry}</Button>}>
        {children ?? <ProblemText problem={problem} />}
      </Alert>
    </div>
  )
}
