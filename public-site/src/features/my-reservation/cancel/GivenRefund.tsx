import { Link } from '@tanstack/react-router'
import { formatSoles } from 'shared-ui/copy/format'
import { GIVEN_REFUND, GUEST_RESERVATION } from 'shared-ui/copy/reservations/guest-reservation'
import type { GuestReservationResponse } from 'shared-ui/validators/reservations/guest-reservation'
import { FactLine } from '../../../lib/page/FactLine.tsx'
import styles from './GivenRefund.module.css'

/** The refund of a cancelled reservation: amount, means, and when it arrives. */
export function GivenRefund({ given }: { given: NonNullable<GuestReservationResponse['given']> }) {
  return (
    <section className={styles.refund} aria-labelledby="devolucion">
      <h2 id="devolucion">{GIVEN_REFUND.title}</h2>
      <dl className={styles.lines}>
        {given.amount > 0 && (
          <FactLine name={GIVEN_REFUND.ofCard(given)}>
            <strong className={styles.amount}>{formatSoles(given.amount)}</strong>
          </FactLine>
        )}
        {given.atDesk > 0 && (
          <FactLine name={GIVEN_REFUND.atDesk}>
            <strong className={styles.amount}>{formatSoles(given.atDesk)}</strong>
          </FactLine>
        )}
        <FactLine name={GIVEN_REFUND.percent}>{GIVEN_REFUND.share(given)}</FactLine>
        <FactLine name={GIVEN_REFUND.cancelled}>{GIVEN_REFUND.at(given)}</FactLine>
        <FactLine name={GIVEN_REFUND.ahead}>{GIVEN_REFUND.timeBeforeEntryText(given)}</FactLine>
      </dl>
      {GIVEN_REFUND.notes(given).map((note) => (
        <p key={note}>{note}</p>
      ))}
      <Link className={styles.terms} to="/politics" hash="cancelaciones">
        {GUEST_RESERVATION.terms}
      </Link>
    </section>
  )
}
