import { LoadingPanel } from 'shared-ui/components/LoadingPanel'
import { CONSOLE_FRAME } from 'shared-ui/copy/console-frame'

/** While the code of a page is on its way. */
export function PendingScreen() {
  return <LoadingPanel message={CONSOLE_FRAME.loadingPage} />
}
