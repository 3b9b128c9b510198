import { Alert } from 'shared-ui/components/Alert'
import { Button } from 'shared-ui/components/Button'
import { ProblemText } from 'shared-ui/components/ProblemText'
import { COMPONENT_WORDS } from 'shared-ui/copy/components'

/** Alert above data that could not be refreshed and is still shown. */
export function RefreshProblem({ problem, onRetry }: { problem: unknown; onRetry: () => void }) {
  return (
    <Alert action={<Button onClick={onRetry}>{COMPONENT_WORDS.retry}</Button>}>
      <ProblemText problem={problem} />
    </Alert>
  )
}
