import { quoteFor, solesFromCentimos, tenThousandthsFromSoles } from 'shared-ui/rules/money'
import { lastNight, nightCount, type Stay } from 'shared-ui/rules/stay'
import type { ClientDraft } from 'shared-ui/validators/client'
import type { Room } from 'shared-ui/validators/room'

/** what staff type beside the client. */
export type StayNotes = { channel: string; detail: string }

/** N-02: what a stay in a room costs, in céntimos. */
export const quoteOf = (room: Pick<Room, 'pricePerNight'>, stay: Stay) =>
  quoteFor(tenThousandthsFromSoles(room.pricePerNight), nightCount(stay))

/** The body of `POST /reservation/create` for what was typed; the server checks the amounts against its own (B-07). */
export function staffReservation(
  { room, stay }: { room: Pick<Room, '_id' | 'pricePerNight'>; stay: Stay },
  notes: StayNotes,
  client: ClientDraft,
) {
  const quote = quoteOf(room, stay)
  return {
    reservation: {
      inDate: stay.entry,
      outDate: lastNight(stay),
      price: solesFromCentimos(quote.price),
      IGV: solesFromCentimos(quote.igv),
      total: solesFromCentimos(quote.total),
      room: room._id,
      payerIndex: 0,
      ...notes,
    },
    client,
  }
}
export type StaffReservation = ReturnType<typeof staffReservation>
