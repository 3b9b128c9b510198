import { LODGE } from 'content'
import { PAYMENT_RECEIPT as WORDS } from 'shared-ui/copy/booking/payment-receipt'
import { lodgeAddress } from 'shared-ui/copy/site/lodge-address'
import { FactLine } from '../../../../lib/page/FactLine.tsx'
import styles from './Receipt.module.css'
import { type PaymentRecord, receiptLines } from './receipt-lines.ts'

/** The facts of the payment. */
export function ReceiptLines({ record }: { record: PaymentRecord }) {
  return (
    <dl className={styles.lines}>
      {receiptLines(record).map(({ name, value }) => (
        <FactLine key={name} name={name}>
          {value}
        </FactLine>
      ))}
    </dl>
  )
}

/** The merchant with its tax number, address and telephone. */
export function Shop() {
  return (
    <p className={styles.small}>
      {LODGE.name} · {LODGE.legalName}, {WORDS.ruc}
      <br />
      {lodgeAddress()}
      <br />
      {LODGE.phone} · {LODGE.email}
    </p>
  )
}
