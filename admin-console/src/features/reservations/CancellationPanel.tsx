import { CANCELLATION_PANEL } from 'shared-ui/copy/cancel-reservation'
import type { ReservationEventResponse } from 'shared-ui/validators/reservation'
import { Facts } from '../../lib/page/Facts.tsx'
import { Panel } from '../../lib/page/Panel.tsx'
import { cancellationFacts } from './cancellation-facts.ts'

/** P-08: how it came to be cancelled. */
export function CancellationPanel({ history }: { history: readonly ReservationEventResponse[] }) {
  const facts = cancellationFacts(history)
  if (facts.length === 0) return null
  return (
    <Panel title={CANCELLATION_PANEL.title}>
      <Facts facts={facts} />
    </Panel>
  )
}
