import { StateBadge } from 'shared-ui/components/StateBadge'
import { MESSAGE_STATE_WORDS } from 'shared-ui/copy/messages/messages-panel'
import type { StoredMessageResponse } from 'shared-ui/validators/messages/contact'

/** Whether a message was attended to. */
export function MessageStateBadge({ message }: { message: StoredMessageResponse }) {
  return message.attended === null ? (
    <StateBadge tone="waiting">{MESSAGE_STATE_WORDS.waiting}</StateBadge>
  ) : (
    <StateBadge tone="settled">{MESSAGE_STATE_WORDS.attended}</StateBadge>
  )
}
