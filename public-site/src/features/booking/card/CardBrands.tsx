import { CARD } from 'shared-ui/copy/booking/booking'
import { cardBrandName } from 'shared-ui/copy/booking/card-brands'
import styles from './CardBrands.module.css'

const ACCEPTED = ['visa', 'mastercard', 'amex', 'diners']

/** The accepted card brands. */
export function CardBrands() {
  return (
    <ul className={styles.brands} role="list" aria-label={CARD.brands}>
      {ACCEPTED.map((brand) => (
        <li key={brand} className={styles.brand}>
          {cardBrandName(brand)}
        </li>
      ))}
    </ul>
  )
}
