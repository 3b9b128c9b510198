import { formatSoles } from 'shared-ui/copy/format'
import { FOLIO } from 'shared-ui/copy/reservations/folio'
import type { ReservationDetail } from 'shared-ui/validators/reservations/reservation'
import { Facts } from '../../../lib/page/Facts.tsx'
import { entryDetails, entryName, folioFacts, signedAmount } from '../detail/folio/folio-words.ts'
import styles from './ReservationPrint.module.css'

/** Print version of the folio for the guest: its entries without the voided ones, the sums and the balance. */
export function PrintedFolio({ folio, state }: Pick<ReservationDetail, 'folio' | 'state'>) {
  const entries = folio.entries.filter(({ voided }) => voided === null)
  return (
    <section className={styles.together}>
      <p className={styles.part}>{FOLIO.title}</p>
      <ul className={styles.refunds} role="list">
        <li>
          <p className={styles.refund}>
            <span>{FOLIO.stay}</span>
            <span className={styles.amount}>{formatSoles(folio.owed)}</span>
          </p>
        </li>
        {entries.map((entry) => (
          <li key={entry._id}>
            <p className={styles.refund}>
              <span>{entryName(entry)}</span>
              <span className={styles.amount}>{signedAmount(entry)}</span>
            </p>
            <p className={styles.note}>{entryDetails(entry)}</p>
          </li>
        ))}
      </ul>
      <Facts facts={folioFacts(folio, state).slice(-1)} />
      <p className={styles.note}>{FOLIO.igvNote}</p>
    </section>
  )
}
