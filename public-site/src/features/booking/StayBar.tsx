import { STAY_BAR } from 'shared-ui/copy/booking/booking-form'
import { formatBriefDate, formatSoles } from 'shared-ui/copy/format'
import { solesFromCentimos } from 'shared-ui/rules/money/money'
import styles from './StayBar.module.css'
import type { Booking } from './state/booking-request.ts'

export type StayBarProps = {
  booking: Booking
  isOpen: boolean
  /** The id of the part that the button shows and hides. */
  controls: string
  onToggle: () => void
}

/** Room, dates and total in three lines, on narrow windows only, with a button that shows the whole summary. */
export function StayBar({ booking, isOpen, controls, onToggle }: StayBarProps) {
  const { room, stay, quote } = booking
  return (
    <div className={styles.bar}>
      <p className={styles.lines}>
        <span className={styles.room}>{STAY_BAR.room(room.identifier, room.category)}</span>
        <span className={styles.dates}>
          {STAY_BAR.dates(formatBriefDate(stay.entry), formatBriefDate(stay.departure), quote.nights)}
        </span>
        <span>
          {STAY_BAR.total}{' '}
          <strong className={styles.total}>{formatSoles(solesFromCentimos(quote.total))}</strong>
        </span>
      </p>
      <button
        className={styles.toggle}
        type="button"
        aria-expanded={isOpen}
        aria-controls={controls}
        onClick={onToggle}
      >
        {isOpen ? STAY_BAR.close : STAY_BAR.open}
      </button>
    </div>
  )
}
