import { Alert } from 'shared-ui/components/Alert'
import { heldText } from 'shared-ui/copy/booking'
import { formatTime } from 'shared-ui/copy/format'
import { ERROR_SENTENCES } from 'shared-ui/copy/problems'
import type { Stay } from 'shared-ui/rules/stay'
import { SearchLink } from '../BookingProblem.tsx'
import type { TakenNights } from './use-taken-nights.ts'

/** Says that somebody else has these nights, and until when if they are only held. */
export function TakenAlert({ taken: { until }, stay }: { taken: TakenNights; stay: Stay }) {
  return (
    <Alert tone="warning">
      {until === null ? ERROR_SENTENCES.nights_taken : heldText(formatTime(until))} <SearchLink stay={stay} />
    </Alert>
  )
}
