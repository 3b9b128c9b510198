import { LODGE } from 'content'
import { GUEST_RESERVATION } from 'shared-ui/copy/reservations/guest-reservation'
import { phoneLink } from '../../lib/phone-link.ts'
import styles from './ReachUs.module.css'

/** Links to the lodge's telephone and mail. */
export function ReachUs() {
  return (
    <dl className={styles.ways}>
      <div>
        <dt>{GUEST_RESERVATION.phone}</dt>
        <dd>
          <a href={phoneLink(LODGE.phone)}>{LODGE.phone}</a>
        </dd>
      </div>
      <div>
        <dt>{GUEST_RESERVATION.email}</dt>
        <dd>
          <a href={`mailto:${LODGE.email}`}>{LODGE.email}</a>
        </dd>
      </div>
    </dl>
  )
}
