import { ROOM_TEXTS } from 'content'
import { useId, useState } from 'react'
import { PriceSummary } from 'shared-ui/components/PriceSummary'
import { BOOKING } from 'shared-ui/copy/booking/booking'
import { ROOM_CARD_WORDS } from 'shared-ui/copy/rooms/room-card'
import { capacityText } from 'shared-ui/copy/rooms/rooms-page'
import { solesFromCentimos } from 'shared-ui/rules/money/money'
import { roomPhoto } from '../../lib/queries/room-queries.ts'
import { StayBar } from './StayBar.tsx'
import styles from './StaySummary.module.css'
import type { Booking } from './state/booking-request.ts'
import { StayDates, type StayDatesProps } from './stay/StayDates.tsx'

export type StaySummaryProps = {
  booking: Booking
  /** Opens the booking of the same room for another stay; absent while the dates cannot be changed. */
  onStayChange?: StayDatesProps['onStayChange']
}

/**
 * The room, the dates and the price, which stay visible while the form is filled in: beside it, and on a phone as a bar of three
 * lines above it that opens to the whole.
 */
export function StaySummary({ booking, onStayChange = null }: StaySummaryProps) {
  const { room, quote } = booking
  const [isOpen, setOpen] = useState(false)
  const wholeId = useId()
  return (
    <aside className={styles.summary} aria-label={BOOKING.summary} data-open={isOpen || undefined}>
      <StayBar booking={booking} isOpen={isOpen} controls={wholeId} onToggle={() => setOpen(!isOpen)} />
      <div className={styles.whole} id={wholeId}>
        <RoomPlate booking={booking} />
        <StayDates stay={booking.stay} onStayChange={onStayChange} />
        <PriceSummary
          pricePerNight={room.pricePerNight}
          nights={quote.nights}
          price={solesFromCentimos(quote.price)}
          igv={solesFromCentimos(quote.igv)}
          total={solesFromCentimos(quote.total)}
          note={<strong className={styles.saving}>{ROOM_TEXTS.saving}</strong>}
        />
      </div>
    </aside>
  )
}

function RoomPlate({ booking }: { booking: Booking }) {
  const { room } = booking
  const photo = roomPhoto(room)
  return (
    <div className={styles.room}>
      {photo && (
        <img
          src={photo(480)}
          srcSet={`${photo(320)} 320w, ${photo(480)} 480w, ${photo(768)} 768w`}
          sizes="(min-width: 60rem) 28rem, 8rem"
          width={1024}
          height={768}
          loading="lazy"
          alt={ROOM_CARD_WORDS.picture(room.category, room.identifier)}
        />
      )}
      <div>
        <p className={styles.name}>{room.category}</p>
        <p>{ROOM_CARD_WORDS.room(room.identifier)}</p>
        <p>{capacityText(room.capacity)}</p>
      </div>
    </div>
  )
}
