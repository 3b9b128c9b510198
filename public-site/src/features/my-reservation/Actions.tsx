import { LODGE } from 'content'
import { Button } from 'shared-ui/components/Button'
import { ButtonLink } from 'shared-ui/components/ButtonLink'
import { GUEST_RESERVATION, OFFERED_REFUND } from 'shared-ui/copy/reservations/guest-reservation'
import type { GuestReservationResponse } from 'shared-ui/validators/reservations/guest-reservation'
import { calendarAddress } from '../../lib/calendar-address.ts'
import { ButtonRouteLink } from '../../lib/page/links.tsx'
import { phoneLink } from '../../lib/phone-link.ts'
import styles from './Actions.module.css'

export type ActionsProps = {
  token: string
  state: GuestReservationResponse['state']
  /** The refund of a cancellation now; null if the guest cannot cancel. */
  offered: GuestReservationResponse['offered']
  /** Opens the confirmation; cancels nothing yet. */
  onCancel: () => void
}

/** The guest's actions for a confirmed reservation; for a cancelled or failed one a link to the search. */
export function Actions({ token, state, offered, onCancel }: ActionsProps) {
  if (state === 'pending') return null
  if (state !== 'confirmed') {
    return (
      <p className={styles.actions}>
        <ButtonRouteLink variant="primary" to="/rooms">
          {GUEST_RESERVATION.search}
        </ButtonRouteLink>
      </p>
    )
  }
  return (
    <section className={styles.actions} aria-label={GUEST_RESERVATION.actions}>
      <div className={styles.action}>
        <ButtonLink variant="primary" href={calendarAddress(token)} download>
          {GUEST_RESERVATION.calendar}
        </ButtonLink>
        <p className={styles.hint}>{GUEST_RESERVATION.calendarHint}</p>
      </div>
      {offered ? (
        <div className={styles.action}>
          <Button onClick={onCancel}>{GUEST_RESERVATION.cancel}</Button>
          <p className={styles.hint}>{OFFERED_REFUND.now(offered)}</p>
        </div>
      ) : (
        <p>
          {GUEST_RESERVATION.tooLate}{' '}
          <a className={styles.phone} href={phoneLink(LODGE.phone)}>
            {LODGE.phone}
          </a>
        </p>
      )}
    </section>
  )
}
