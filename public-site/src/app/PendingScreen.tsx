import { LoadingPanel } from 'shared-ui/components/LoadingPanel'
import { FRAME } from 'shared-ui/copy/public-frame'

/** While the code of a page is on its way. */
export function PendingScreen() {
  return <LoadingPanel message={FRAME.loadingPage} />
}
