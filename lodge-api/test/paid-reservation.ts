import type { Stay } from 'shared-ui/rules/reservations/stay'
import { bookingRequest, sessionRequest } from './booking-requests.ts'
import type { LodgeFixture } from './lodge-fixture.ts'

/** Books and pays by card as a visitor; returns the reservation id and the purchase number. */
export async function bookByCard(
  fixture: LodgeFixture,
  roomId: string,
  stay: Stay,
): Promise<{ id: string; purchaseNumber: string }> {
  const session = sessionRequest(roomId, stay)
  const opened = await fixture.call('POST', session.url, session.body)
  const purchaseNumber = String(opened.body.purchasenumber)
  const booking = bookingRequest(roomId, stay, { tokenId: `token-${purchaseNumber}`, purchaseNumber })
  const { body } = await fixture.call('POST', booking.url, booking.body)
  return { id: String(body.id), purchaseNumber }
}

/** Returns a reservation as staff see it. */
export async function reservationOf(fixture: LodgeFixture, id: string) {
  const { body } = await fixture.staffRequest('GET', `/reservation/find-one?reservationID=${id}`)
  return body.reservation
}
