import { Link } from '@tanstack/react-router'
import { CASH } from 'shared-ui/copy/cash/cash'
import { FOLIO_KIND_WORDS, METHOD_WORDS, NOBODY_ENTERED } from 'shared-ui/copy/cash/methods'
import { formatMoment, formatSoles } from 'shared-ui/copy/format'
import type { MovementResponse } from 'shared-ui/validators/payments/cash'
import styles from './Cash.module.css'

/** Charges, payments and refunds, oldest first, each with its client and a link to the reservation. */
export function MovementsList({ movements }: { movements: readonly MovementResponse[] }) {
  return (
    <ol className={styles.movements} role="list" aria-label={CASH.movements}>
      {movements.map((movement) => (
        <li
          key={movement._id}
          className={styles.movement}
          data-voided={movement.voided !== null || undefined}
        >
          <MovementText movement={movement} />
        </li>
      ))}
    </ol>
  )
}

/** '− S/. 20.00' for a refund, which goes out. */
const amountText = ({ kind, amount }: MovementResponse): string =>
  kind === 'refund' ? `− ${formatSoles(amount)}` : formatSoles(amount)

function MovementText({ movement }: { movement: MovementResponse }) {
  const { kind, method, concept, at, by, reference, reservation, client, voided } = movement
  const what = method === null ? concept : METHOD_WORDS[method]
  return (
    <>
      <p>
        {FOLIO_KIND_WORDS[kind]} · {what}
      </p>
      <p className={styles.amount}>{amountText(movement)}</p>
      <p className={styles.detail}>
        {client.names} {client.surnames} ·{' '}
        <Link to="/view-reservation/$reservationID" params={{ reservationID: reservation._id }}>
          {CASH.reservation(reservation.number)}
        </Link>
      </p>
      <p className={styles.detail}>
        {[formatMoment(at), by ?? NOBODY_ENTERED, reference].filter(Boolean).join(' · ')}
      </p>
      {voided && <p className={styles.detail}>{CASH.voided(voided.by, voided.reason)}</p>}
    </>
  )
}
