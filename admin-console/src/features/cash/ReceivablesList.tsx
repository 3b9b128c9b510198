import { Link } from '@tanstack/react-router'
import { CASH } from 'shared-ui/copy/cash/cash'
import { formatDate, formatSoles } from 'shared-ui/copy/format'
import { RESERVATIONS_PANEL, reservationStateWord } from 'shared-ui/copy/reservations/reservations-panel'
import { roomNames } from 'shared-ui/copy/reservations/rooms-of-stay'
import { stayFromNights } from 'shared-ui/rules/reservations/stay'
import type { ReceivableResponse } from 'shared-ui/validators/payments/cash'
import styles from './Cash.module.css'

/** Reservations with a balance, each with room, dates, state, phone and a link to its account. */
export function ReceivablesList({ receivables }: { receivables: readonly ReceivableResponse[] }) {
  return (
    <ol className={styles.movements} role="list" aria-label={CASH.receivables.title}>
      {receivables.map((receivable) => (
        <li key={receivable._id} className={styles.movement}>
          <ReceivableText receivable={receivable} />
        </li>
      ))}
    </ol>
  )
}

function ReceivableText({ receivable }: { receivable: ReceivableResponse }) {
  const { _id, client, phone, inDate, outDate, balance } = receivable
  const { entry, departure } = stayFromNights(inDate, outDate)
  return (
    <>
      <p>
        <Link to="/view-reservation/$reservationID" params={{ reservationID: _id }}>
          {client.names} {client.surnames}
        </Link>
      </p>
      <p className={styles.amount}>{formatSoles(Math.abs(balance))}</p>
      <p className={styles.detail}>
        {roomNames(receivable)} · {RESERVATIONS_PANEL.between(formatDate(entry), formatDate(departure))} ·{' '}
        {reservationStateWord(receivable)}
      </p>
      <p className={styles.detail}>
        <a href={`tel:${phone}`}>{phone}</a>
      </p>
    </>
  )
}
