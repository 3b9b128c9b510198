import { CANCELLATION_PANEL } from 'shared-ui/copy/cancel-reservation'
import { formatMoment } from 'shared-ui/copy/format'
import type { ReservationEventAnswer } from 'shared-ui/validators/reservation'
import { Facts } from '../../lib/page/Facts.tsx'
import { Panel } from '../../lib/page/Panel.tsx'

/** P-08: when, by whom and why a reservation was cancelled, and by which step of the policy. */
export function CancellationPanel({ history }: { history: readonly ReservationEventAnswer[] }) {
  const event = history.find(({ kind }) => kind === 'cancelled')
  if (!event) return null
  const { reason = '', daysAhead = 0, percent = 0 } = event.facts ?? {}
  return (
    <Panel title={CANCELLATION_PANEL.title}>
      <Facts
        facts={[
          { label: CANCELLATION_PANEL.at, value: formatMoment(event.at) },
          { label: CANCELLATION_PANEL.by, value: event.by ?? '' },
          { label: CANCELLATION_PANEL.reason, value: reason },
          { label: CANCELLATION_PANEL.rule, value: CANCELLATION_PANEL.ahead(daysAhead) },
          { label: CANCELLATION_PANEL.percent, value: CANCELLATION_PANEL.share(percent) },
        ]}
      />
    </Panel>
  )
}
