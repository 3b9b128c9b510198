import { Alert } from 'shared-ui/components/Alert'
import { heldText } from 'shared-ui/copy/booking/booking'
import { formatTime } from 'shared-ui/copy/format'
import { ERROR_SENTENCES } from 'shared-ui/copy/problems/problems'
import type { Stay } from 'shared-ui/rules/reservations/stay'
import type { TakenRoom } from 'shared-ui/validators/rooms/room'
import { NearestDates } from '../../../lib/stay/NearestDates.tsx'
import { SearchLink } from '../BookingProblem.tsx'

/** Says above everything else that somebody else has the nights, until when if they are only held, and which dates are free. */
export function TakenNotice({ room, stay }: { room: TakenRoom; stay: Stay }) {
  return (
    <Alert tone={room.until === null ? 'error' : 'warning'} action={<SearchLink stay={stay} />}>
      <p>{room.until === null ? ERROR_SENTENCES.nights_taken : heldText(formatTime(room.until))}</p>
      <NearestDates room={room} stay={stay} />
    </Alert>
  )
}
