import { formatPrice, formatSoles } from '../../copy/format.ts'
import { ROOM_CARD_WORDS } from '../../copy/rooms/room-card.ts'
import { nightPriceWithIgv, stayTotal } from '../../rules/money/money.ts'
import styles from './RoomCard.module.css'

export type RoomPriceProps = {
  /** Soles without IGV. */
  pricePerNight: number
  /** The nights of the chosen stay: its total is shown too. It may differ by céntimos from nights × rounded price. */
  nights?: number | undefined
}

/** The price of a night with IGV, smaller without it, and the total of the chosen stay. */
export function RoomPrice({ pricePerNight, nights }: RoomPriceProps) {
  return (
    <div className={styles.prices}>
      <p className={styles.price}>
        <strong>{formatSoles(nightPriceWithIgv(pricePerNight))}</strong>{' '}
        <span>{ROOM_CARD_WORDS.perNight}</span>{' '}
        <small>{ROOM_CARD_WORDS.withoutIgv(formatPrice(pricePerNight))}</small>
      </p>
      {nights !== undefined && (
        <p className={styles.total}>
          <span>{ROOM_CARD_WORDS.total(nights)}</span>{' '}
          <strong>{formatSoles(stayTotal({ pricePerNight, nights }))}</strong>
        </p>
      )}
    </div>
  )
}
