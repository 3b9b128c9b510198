import { LODGE } from 'content'
import { PRINTED_RESERVATION } from 'shared-ui/copy/reservations/view-reservation'
import { lodgeAddress } from 'shared-ui/copy/site/lodge-address'
import styles from './ReservationPrint.module.css'

/** The head of a printed page: the lodge's names, RUC, address and contact. */
export function Letterhead() {
  return (
    <header className={styles.head}>
      <div>
        <p className={styles.lodge}>{LODGE.name}</p>
        <p>{LODGE.kind}</p>
      </div>
      <div className={styles.reach}>
        <p>
          {LODGE.legalName} · {PRINTED_RESERVATION.ruc(LODGE.ruc)}
        </p>
        <p>{lodgeAddress()}</p>
        <p>
          {LODGE.phone} · {LODGE.email}
        </p>
      </div>
    </header>
  )
}
