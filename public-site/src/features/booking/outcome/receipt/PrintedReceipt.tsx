import { LODGE } from 'content'
import { useLayoutEffect } from 'react'
import { createPortal } from 'react-dom'
import { BOOKING } from 'shared-ui/copy/booking/booking'
import { PAYMENT_RECEIPT as WORDS } from 'shared-ui/copy/booking/payment-receipt'
import { FRAME } from 'shared-ui/copy/site/public-frame'
import styles from './PrintedReceipt.module.css'
import { ReceiptLines, Shop } from './ReceiptParts.tsx'
import { type PaymentRecord, refundLines } from './receipt-lines.ts'

/**
 * The receipt as it is printed: invisible on screen, and in print instead of the whole page. It is beside the page
 * instead of inside it, since browsers cut a printed dialog at the end of the first sheet of paper.
 */
export function PrintedReceipt({ record }: { record: PaymentRecord }) {
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-prints-receipt', true)
    return () => document.documentElement.removeAttribute('data-prints-receipt')
  }, [])
  return createPortal(
    <article className={styles.paper} data-printed-receipt>
      <header className={styles.head}>
        <p className={styles.name}>{LODGE.name}</p>
        <h1>{WORDS.titles[record.kind]}</h1>
      </header>
      {record.testMode && <p className={styles.test}>{FRAME.testMode}</p>}
      <ReceiptLines record={record} />
      <section>
        <h2>{BOOKING.refundTitle}</h2>
        <ul>
          {refundLines(record).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
      <section>
        <h2>{WORDS.shop}</h2>
        <Shop />
      </section>
      <p>
        {WORDS.keep} {WORDS.notTax}
      </p>
    </article>,
    document.body,
  )
}
