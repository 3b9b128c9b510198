import { StateBadge, type StateTone } from 'shared-ui/components/StateBadge'
import { MAILS_PANEL } from 'shared-ui/copy/mails-panel'
import type { UnsentState } from 'shared-ui/validators/mail'

const TONES: Record<UnsentState, StateTone> = { given_up: 'fault', retrying: 'waiting', queued: 'waiting' }

/** Whether a mail will be retried. */
export function MailStateBadge({ state }: { state: UnsentState }) {
  return <StateBadge tone={TONES[state]}>{MAILS_PANEL.states[state]}</StateBadge>
}
