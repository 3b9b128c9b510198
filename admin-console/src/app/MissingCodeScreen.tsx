import { useEffect, useState } from 'react'
import { entryOfPage, mayReloadFor, readReleaseState } from 'shared-ui/api/code-release'
import { Alert } from 'shared-ui/components/Alert'
import { Button } from 'shared-ui/components/Button'
import { CODE_PROBLEM, CONSOLE_FRAME } from 'shared-ui/copy/console/console-frame'
import { Page } from '../lib/page/Page.tsx'

/** `stuck`: the server responds, but a reload has not helped. */
type State = 'checking' | 'unreachable' | 'stuck'

/**
 * Takes the place of a page whose code could not be loaded. Reloads once as soon as the server responds: nothing typed is lost,
 * since the form before it was left after a question.
 */
export function MissingCodeScreen() {
  const [state, setState] = useState<State>('checking')
  useEffect(() => {
    if (state === 'checking') void reloadIfServed().then(setState)
  }, [state])
  useEffect(() => {
    const check = () => setState('checking')
    window.addEventListener('online', check)
    return () => window.removeEventListener('online', check)
  }, [])
  if (state === 'checking') return null
  const retry = state === 'stuck' ? () => window.location.reload() : () => setState('checking')
  return (
    <Page title={CONSOLE_FRAME.broken.title}>
      <Alert action={<Button onClick={retry}>{CODE_PROBLEM.lost.action}</Button>}>
        {CODE_PROBLEM.lost.text}
      </Alert>
    </Page>
  )
}

async function reloadIfServed(): Promise<State> {
  const entry = entryOfPage(document)
  if ((await readReleaseState(entry)) === 'unreachable') return 'unreachable'
  if (mayReloadFor(entry, sessionStorage)) window.location.reload()
  return 'stuck'
}
