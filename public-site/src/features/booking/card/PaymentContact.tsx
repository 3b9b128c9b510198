import { LODGE } from 'content'
import { CARD } from 'shared-ui/copy/booking'
import { phoneLink } from '../../../lib/phone-link.ts'
import styles from './CardStep.module.css'

/** The merchant's country and contact, which the card provider requires on the payment page. */
export function PaymentContact() {
  return (
    <p className={styles.contact}>
      {CARD.country} {CARD.contact} <a href={phoneLink(LODGE.phone)}>{LODGE.phone}</a> {CARD.or}{' '}
      <a href={`mailto:${LODGE.email}`}>{LODGE.email}</a>.
    </p>
  )
}
