import { type ReactNode, useId } from 'react'
import { formatPrice, formatSoles } from '../../copy/format.ts'
import { PRICE_SUMMARY_WORDS } from '../../copy/price-summary.ts'
import styles from './PriceSummary.module.css'

export type PriceSummaryProps = {
  /** Soles without IGV, up to four decimals (V-02). */
  pricePerNight: number
  nights: number
  /** Soles: nights × price per night, as the quote of rules/money says (N-02). */
  price: number
  /** Soles: 18 % of the price. */
  igv: number
  /** Soles: price + IGV, what the card is charged. */
  total: number
  /** Heading over the bill; by default 'Precio de la estadía'. */
  title?: ReactNode
  /** What stands under the total: a saving, what is refunded and until when. */
  note?: ReactNode
}

/** B-01: what a stay costs, as a bill whose lines add up. */
export function PriceSummary({
  pricePerNight,
  nights,
  price,
  igv,
  total,
  title = PRICE_SUMMARY_WORDS.title,
  note,
}: PriceSummaryProps) {
  const titleId = useId()
  return (
    <section className={styles.bill} aria-labelledby={titleId}>
      <h2 className={styles.title} id={titleId}>
        {title}
      </h2>
      <dl className={styles.lines}>
        <Line name={PRICE_SUMMARY_WORDS.pricePerNight}>{formatPrice(pricePerNight)}</Line>
        <Line name={PRICE_SUMMARY_WORDS.nights}>{nights}</Line>
        <Line name={PRICE_SUMMARY_WORDS.price}>{formatSoles(price)}</Line>
        <Line name={PRICE_SUMMARY_WORDS.igv}>{formatSoles(igv)}</Line>
        <div className={styles.total}>
          <dt>{PRICE_SUMMARY_WORDS.total}</dt>
          <dd>{formatSoles(total)}</dd>
        </div>
      </dl>
      {note && <div className={styles.note}>{note}</div>}
    </section>
  )
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.line}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
