import { EmptyState } from 'shared-ui/components/EmptyState'
import { CONSOLE_FRAME } from 'shared-ui/copy/console/console-frame'
import { ButtonRouteLink } from '../lib/links.tsx'
import { Page } from '../lib/page/Page.tsx'

/** The not-found page, with a link back. */
export function NotFoundScreen() {
  const { title, text, wayOn } = CONSOLE_FRAME.notFound
  return (
    <Page title={title}>
      <EmptyState title={text} action={<ButtonRouteLink to="/reservations-panel">{wayOn}</ButtonRouteLink>} />
    </Page>
  )
}
