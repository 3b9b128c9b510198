import { Link } from '@tanstack/react-router'
import { BOOKING } from 'shared-ui/copy/booking/booking'
import type { Stay } from 'shared-ui/rules/reservations/stay'

/** How to book other dates or another room. */
export function ChangeStay({ stay }: { stay: Stay }) {
  return (
    <p>
      <Link to="/rooms" search={{ inDate: stay.entry, outDate: stay.departure }}>
        {BOOKING.changeDates}
      </Link>
    </p>
  )
}
