import { formatMoment } from 'shared-ui/copy/format'
import { CANCELLATION_PANEL } from 'shared-ui/copy/reservations/change/cancel-reservation'
import type { ReservationEventResponse } from 'shared-ui/validators/reservations/reservation'
import type { Fact } from '../../../../lib/page/Facts.tsx'

/** When, by whom and why a reservation was cancelled, and which step of the policy applied; empty if it was not. */
export function cancellationFacts(history: readonly ReservationEventResponse[]): Fact[] {
  const event = history.find(({ kind }) => kind === 'cancelled')
  if (!event) return []
  const { reason = '', daysAhead = 0, percent = 0 } = event.facts ?? {}
  return [
    { label: CANCELLATION_PANEL.at, value: formatMoment(event.at) },
    { label: CANCELLATION_PANEL.by, value: event.by ?? CANCELLATION_PANEL.byGuest },
    { label: CANCELLATION_PANEL.reason, value: reason },
    { label: CANCELLATION_PANEL.rule, value: CANCELLATION_PANEL.timeBeforeEntryText(daysAhead) },
    { label: CANCELLATION_PANEL.percent, value: CANCELLATION_PANEL.share(percent) },
  ]
}
