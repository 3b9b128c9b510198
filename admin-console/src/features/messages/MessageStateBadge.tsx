import { StateBadge } from 'shared-ui/components/StateBadge'
import { MESSAGE_STATE_WORDS } from 'shared-ui/copy/messages-panel'
import type { KeptMessageAnswer } from 'shared-ui/validators/contact'

/** Whether somebody has seen to a message. */
export function MessageStateBadge({ message }: { message: KeptMessageAnswer }) {
  return message.attended === null ? (
    <StateBadge tone="waiting">{MESSAGE_STATE_WORDS.waiting}</StateBadge>
  ) : (
    <StateBadge tone="settled">{MESSAGE_STATE_WORDS.attended}</StateBadge>
  )
}
