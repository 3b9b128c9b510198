import { LODGE } from 'content'
import { CARD } from 'shared-ui/copy/booking'
import { phoneLink } from '../../../lib/phone-link.ts'
import styles from './CardStep.module.css'

/** M-11: in which country the merchant is, and how to reach it. */
export function PaymentContact() {
  return (
    <p className={styles.contact}>
      {CARD.country} {CARD.contact} <a href={phoneLink(LODGE.phone)}>{LODGE.phone}</a> {CARD.or}{' '}
      <a href={`mailto:${LODGE.email}`}>{LODGE.email}</a>.
    </p>
  )
}
