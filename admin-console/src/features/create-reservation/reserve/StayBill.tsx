import { PriceSummary } from 'shared-ui/components/PriceSummary'
import { formatDate } from 'shared-ui/copy/format'
import { SEARCH_ROOM } from 'shared-ui/copy/reservations/create-reservation'
import { solesFromCentimos } from 'shared-ui/rules/money/money'
import { nightCount, type Stay } from 'shared-ui/rules/reservations/stay'
import type { Room } from 'shared-ui/validators/rooms/room'
import { quoteOf } from './staff-reservation.ts'

/** Read-only price summary of a stay: room, price per night, nights, IGV and total. */
export function StayBill({ room, stay }: { room: Room; stay: Stay }) {
  const quote = quoteOf(room, stay)
  return (
    <PriceSummary
      title={SEARCH_ROOM.room(room.identifier, room.category)}
      pricePerNight={room.pricePerNight}
      nights={quote.nights}
      price={solesFromCentimos(quote.price)}
      igv={solesFromCentimos(quote.igv)}
      total={solesFromCentimos(quote.total)}
      note={SEARCH_ROOM.stay(formatDate(stay.entry), formatDate(stay.departure), nightCount(stay))}
    />
  )
}
