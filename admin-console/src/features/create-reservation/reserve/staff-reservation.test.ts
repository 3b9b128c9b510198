import { expect, it } from 'vitest'
import { EMPTY_RESERVATION, staffReservation } from './staff-reservation.ts'

it('N-02 N-03 staffReservation sends the computed amounts, and the last night instead of the departure', () => {
  const room = { _id: 'r1', pricePerNight: 333.33 }
  const stay = { entry: '2027-02-27', departure: '2027-03-02' }
  const { reservation } = staffReservation({ room, stay }, { ...EMPTY_RESERVATION, channel: 'Teléfono' })
  expect(reservation).toEqual({
    inDate: '2027-02-27',
    outDate: '2027-03-01',
    price: 999.99,
    IGV: 180,
    total: 1179.99,
    room: 'r1',
    payerIndex: 0,
    channel: 'Teléfono',
    detail: '',
  })
})
