import { formatDate, formatMoment, formatNights, formatSoles } from 'shared-ui/copy/format'
import { CORRECT_RESERVATION } from 'shared-ui/copy/reservations/change/correct-reservation'
import { VIEW_RESERVATION } from 'shared-ui/copy/reservations/view-reservation'
import { reservationNumber } from 'shared-ui/rules/reservations/reservation-number'
import type { ReservationDetail } from 'shared-ui/validators/reservations/reservation'
import { Facts } from '../../../lib/page/Facts.tsx'
import { Panel } from '../../../lib/page/Panel.tsx'
import { stayOf, textFacts } from '../reservation-words.ts'
import { nightFacts, roomsText } from '../segment-facts.ts'

/** Dates, nights and amounts of a reservation. The departure is the day after the last night. */
export function StayPanel({ reservation }: { reservation: ReservationDetail }) {
  const { entry, departure, nights } = stayOf(reservation)
  const { stay, amounts } = VIEW_RESERVATION
  return (
    <Panel title={stay.title}>
      <Facts
        facts={[
          { label: stay.number, value: reservationNumber(reservation._id) },
          { label: stay.entry, value: formatDate(entry) },
          { label: stay.departure, value: formatDate(departure) },
          { label: stay.nights, value: formatNights(nights) },
          { label: stay.rooms, value: roomsText(reservation) },
          ...textFacts(reservation),
          { label: CORRECT_RESERVATION.notes, value: reservation.notes },
          { label: stay.created, value: formatMoment(reservation.createdAt) },
          ...nightFacts(reservation),
          { label: amounts.price, value: formatSoles(reservation.price), kind: 'amount' },
          { label: amounts.igv, value: formatSoles(reservation.IGV), kind: 'amount' },
          { label: amounts.total, value: formatSoles(reservation.total), kind: 'sum' },
        ]}
      />
    </Panel>
  )
}
