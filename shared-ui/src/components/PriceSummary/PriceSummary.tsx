import { type ReactNode, useId } from 'react'
import { PRICE_SUMMARY_WORDS } from '../../copy/booking/price-summary.ts'
import { formatPrice, formatSoles } from '../../copy/format.ts'
import styles from './PriceSummary.module.css'

export type PriceSummaryProps = {
  /** Soles without IGV, up to four decimals. */
  pricePerNight: number
  /** Nights of the stay. */
  nights: number
  /** What each room of the stay costs, in place of nights and price per night, if the guest changes rooms; `price` in soles without IGV. */
  rooms?: ReadonlyArray<{ name: string; price: number }>
  /** Soles: nights × price per night, as `quoteFor` of rules/money computes it. */
  price: number
  /** Soles: 18 % of the price. */
  igv: number
  /** Soles: price + IGV, the amount charged to the card. */
  total: number
  /** Heading above the bill; by default 'Precio de la estadía'. */
  title?: ReactNode
  /** Text under the total: a saving, or what is refunded and until when. */
  note?: ReactNode
}

/** The price of a stay, as a bill whose lines add up. */
export function PriceSummary({
  pricePerNight,
  nights,
  rooms = [],
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
        {rooms.map((room) => (
          <Line key={room.name} name={room.name}>
            {formatSoles(room.price)}
          </Line>
        ))}
        {rooms.length === 0 && (
          <>
            <Line name={PRICE_SUMMARY_WORDS.pricePerNight}>{formatPrice(pricePerNight)}</Line>
            <Line name={PRICE_SUMMARY_WORDS.nights}>{nights}</Line>
          </>
        )}
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
