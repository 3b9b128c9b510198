import { MESSAGES_PANEL } from 'shared-ui/copy/messages-panel'
import { Page } from '../../lib/page/Page.tsx'
import { MessagesList } from './MessagesList.tsx'

/** What visitors wrote through the contact form. */
export function MessagesScreen() {
  return (
    <Page title={MESSAGES_PANEL.title}>
      <MessagesList />
    </Page>
  )
}
