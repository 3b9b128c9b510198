import { ROOM_TEXTS } from 'content'
import { useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
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
  /** The room, the stay and its price. */
  booking: Booking
  /** Opens the booking of the same room for another stay; absent while the dates cannot be changed. */
  onStayChange?: StayDatesProps['onStayChange']
}

/**
 * The room, the dates and the price, which stay visible while the form is filled in: beside it, and on a phone as a bar of three
 * lines above it. The bar opens to the whole, which is part of the page and covers nothing.
 */
export function StaySummary({ booking, onStayChange = null }: StaySummaryProps) {
  const { room, quote } = booking
  const { summary, isOpen, toggle } = useSummaryInPage()
  const wholeId = useId()
  return (
    <aside
      className={styles.summary}
      ref={summary}
      aria-label={BOOKING.summary}
      data-open={isOpen || undefined}
    >
      <StayBar booking={booking} isOpen={isOpen} controls={wholeId} onToggle={toggle} />
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

/** Opens the summary at its place in the page, scrolled into view, and goes back to where the visitor was when it is closed. */
function useSummaryInPage() {
  const [isOpen, setOpen] = useState(false)
  const summary = useRef<HTMLElement>(null)
  const openedAt = useRef<number>(null)
  const toggle = () => {
    const wasAt = window.scrollY
    flushSync(() => setOpen(!isOpen))
    if (isOpen) {
      if (openedAt.current !== null) window.scrollTo({ top: openedAt.current, behavior: 'instant' })
      openedAt.current = null
    } else if (summary.current && summary.current.getBoundingClientRect().top < 0) {
      openedAt.current = wasAt
      summary.current.scrollIntoView({ behavior: 'instant' })
    }
  }
  return { summary, isOpen, toggle }
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
