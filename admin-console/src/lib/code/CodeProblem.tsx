import { useEffect, useState } from 'react'
import { entryOfPage, type ReleaseState, readReleaseState } from 'shared-ui/api/code-release'
import { Alert } from 'shared-ui/components/Alert'
import { Button } from 'shared-ui/components/Button'
import { CODE_PROBLEM } from 'shared-ui/copy/console/console-frame'

export type CodeProblemProps = {
  /** Loads the code again. */
  onRetry: () => void
  /** Compares the running release with the server's. */
  readState?: () => Promise<ReleaseState>
}

const readOwnState = () => readReleaseState(entryOfPage(document))

/**
 * Shown in place of a part whose code could not be loaded. After a deployment that code is gone, and reloading the page brings the
 * new one; the browser asks before typed input is lost.
 */
export function CodeProblem({ onRetry, readState = readOwnState }: CodeProblemProps) {
  const [isReplaced, setReplaced] = useState(false)
  useEffect(() => {
    let isShown = true
    void readState().then((state) => isShown && setReplaced(state === 'replaced'))
    return () => {
      isShown = false
    }
  }, [readState])
  const words = isReplaced ? CODE_PROBLEM.replaced : CODE_PROBLEM.lost
  const act = isReplaced ? () => window.location.reload() : onRetry
  return <Alert action={<Button onClick={act}>{words.action}</Button>}>{words.text}</Alert>
}
