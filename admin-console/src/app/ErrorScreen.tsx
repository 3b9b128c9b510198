import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { Alert } from 'shared-ui/components/Alert'
import { Button } from 'shared-ui/components/Button'
import { CONSOLE_FRAME } from 'shared-ui/copy/console-frame'
import { ProblemText } from '../lib/ProblemText.tsx'
import { Page } from '../lib/page/Page.tsx'

/** A page that broke: says so, and tries again in one press (E-03), here, so that nothing else on the screen is lost. */
export function ErrorScreen({ error, reset }: ErrorComponentProps) {
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
