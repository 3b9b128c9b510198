import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { isCodeError } from 'shared-ui/api/code-release'
import { Alert } from 'shared-ui/components/Alert'
import { Button } from 'shared-ui/components/Button'
import { ProblemText } from 'shared-ui/components/ProblemText'
import { CONSOLE_FRAME } from 'shared-ui/copy/console/console-frame'
import { Page } from '../lib/page/Page.tsx'
import { MissingCodeScreen } from './MissingCodeScreen.tsx'

/** Error page of a route that failed to render, with a retry. The rest of the screen stays. */
export function ErrorScreen(props: ErrorComponentProps) {
  return isCodeError(props.error) ? <MissingCodeScreen /> : <FailedScreen {...props} />
}

function FailedScreen({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  const tryAgain = () => {
    reset()
    void router.invalidate()
  }
  return (
    <Page title={CONSOLE_FRAME.broken.title}>
      <Alert action={<Button onClick={tryAgain}>{CONSOLE_FRAME.broken.retry}</Button>}>
        <ProblemText problem={error} />
      </Alert>
    </Page>
  )
}
