import { CANCELLATION_PANEL } from 'shared-ui/copy/reservations/change/cancel-reservation'
import type { ReservationEventResponse } from 'shared-ui/validators/reservations/reservation'
import { Facts } from '../../../../lib/page/Facts.tsx'
import { Panel } from '../../../../lib/page/Panel.tsx'
import { cancellationFacts } from './cancellation-facts.ts'

/** When, by whom and why the reservation was cancelled; renders nothing if it was not. */
export function CancellationPanel({ history }: { history: readonly ReservationEventResponse[] }) {
  const facts = cancellationFacts(history)
  if (facts.length === 0) return null
  return (
    <Panel title={CANCELLATION_PANEL.title}>
      <Facts facts={facts} />
    </Panel>
  )
}
