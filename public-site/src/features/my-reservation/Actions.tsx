import { LODGE } from 'content'
import { Button } from 'shared-ui/components/Button'
import { ButtonLink } from 'shared-ui/components/ButtonLink'
import { GUEST_RESERVATION, OFFERED_REFUND } from 'shared-ui/copy/guest-reservation'
import type { GuestReservationResponse } from 'shared-ui/validators/guest-reservation'
import { ButtonRouteLink } from '../../lib/links.tsx'
import { phoneLink } from '../../lib/phone-link.ts'
import styles from './Actions.module.css'
import { calendarAddress } from './guest-reservation-queries.ts'

export type ActionsProps = {
  token: string
  state: GuestReservationResponse['state']
  /** What a cancellation would give back; null where the guest cannot cancel. */
  offered: GuestReservationResponse['offered']
  /** Asks before anything is cancelled. */
  onCancel: () => void
}

/** What the guest can do with a reservation that stands; where it no longer does, the way to another room. */
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
