import { PAYMENT_RECEIPT as WORDS } from 'shared-ui/copy/booking/payment-receipt'
import { PrintedReceipt } from './PrintedReceipt.tsx'
import styles from './Receipt.module.css'
import { ReceiptLines, Shop } from './ReceiptParts.tsx'
import type { PaymentRecord } from './receipt-lines.ts'

/**
 * What the final page of a card payment must show (`docs/niubiz.md`): merchant, order, client, product, amount, card, refund policy
 * and the advice to keep it. A denial's page shows the bank's response above it. Printing the page prints only this, as a document of its own.
 */
export function Receipt({ record }: { record: PaymentRecord }) {
  return (
    <>
      <ReceiptLines record={record.kind === 'denied' ? { ...record, bankResponse: '' } : record} />
      <Shop />
      <p className={styles.small}>
        {WORDS.policyBefore}
        <a href="/politics" target="_blank" rel="noopener">
          {WORDS.policyLink}
        </a>
        . {WORDS.keep}
      </p>
      <PrintedReceipt record={record} />
    </>
  )
}
