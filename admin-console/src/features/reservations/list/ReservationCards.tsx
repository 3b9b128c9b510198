import { StateBadge } from 'shared-ui/components/StateBadge'
import { formatDate, formatNights, formatSoles } from 'shared-ui/copy/format'
import { RESERVATIONS_PANEL, reservationStateWord } from 'shared-ui/copy/reservations/reservations-panel'
import { roomsWithCategories } from 'shared-ui/copy/reservations/rooms-of-stay'
import type { ReservationSummaryResponse } from 'shared-ui/validators/reservations/reservation'
import { FROM_LIST } from '../../../lib/notices/BackToList.tsx'
import list from '../../../lib/table/card-list.module.css'
import { ReservationLink } from '../ReservationLink.tsx'
import { balanceText, reservationTone, stayOf } from '../reservation-words.ts'
import styles from './ReservationCards.module.css'
import { ReservationMenu } from './ReservationMenu.tsx'
import type { ReservationsProps } from './ReservationsTable.tsx'

/** The reservations as cards, for narrow screens. */
export function ReservationCards({
  reservations,
  onDelete,
  onRestore,
}: Omit<ReservationsProps, 'isWhole' | 'order'>) {
  return (
    <ul className={`${list.cards} ${styles.cards}`} role="list" aria-label={RESERVATIONS_PANEL.title}>
      {reservations.map((reservation) => (
        <li key={reservation._id} className={`${list.card} ${styles.card}`} data-state={reservation.state}>
          <ReservationCard reservation={reservation} />
          <div className={styles.actions}>
            <ReservationMenu reservation={reservation} onDelete={onDelete} onRestore={onRestore} />
          </div>
        </li>
      ))}
    </ul>
  )
}

function ReservationCard({ reservation }: { reservation: ReservationSummaryResponse }) {
  const { entry, departure, nights } = stayOf(reservation)
  return (
    <div className={styles.text}>
      <p>
        <ReservationLink reservation={reservation} state={FROM_LIST} />
      </p>
      <p>{roomsWithCategories(reservation)}</p>
      <p>{RESERVATIONS_PANEL.between(formatDate(entry), formatDate(departure))}</p>
      <p className={styles.foot}>
        <span className={styles.total}>{formatSoles(reservation.total)}</span>
        <span>{formatNights(nights)}</span>
        <span>{reservation.channel}</span>
        {reservation.balance !== 0 && <span>{balanceText(reservation.balance)}</span>}
        <StateBadge tone={reservationTone(reservation)}>{reservationStateWord(reservation)}</StateBadge>
      </p>
    </div>
  )
}
