import {
  MakeReservationRequest,
  SessionTokenQuery,
  SessionTokenRequest,
} from 'shared-ui/validators/payments/payment'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { booking, client, purchase, room } from '../../../../test/booking/booking-fixture.ts'
import { bookingOf, type Requester, reservationRequest, sessionRequest } from './booking-request.ts'

const requester: Requester = { visit: 'a1b2c3d4e5f6a1b2c3d4', tab: 'f6e5d4c3b2a1f6e5d4c3' }

describe('amounts of a booking', () => {
  it.each([
    { pricePerNight: 10.25, nights: ['2027-04-30', '2027-05-01'], price: 10.25, IGV: 1.85, total: 12.1 },
    { pricePerNight: 333.33, nights: ['2027-02-27', '2027-03-02'], price: 999.99, IGV: 180, total: 1179.99 },
    {
      pricePerNight: 250.5025,
      nights: ['2028-02-28', '2028-03-01'],
      price: 501.01,
      IGV: 90.18,
      total: 591.19,
    },
  ])('N-02 sends price, IGV and total of $pricePerNight a night', ({ pricePerNight, nights, ...amounts }) => {
    const [entry = '', departure = ''] = nights
    const quoted = bookingOf({ ...room, pricePerNight }, { entry, departure })
    const request = reservationRequest(quoted, client, { tokenId: 'token', purchaseNumber: '1' })
    expect(request.json.reservation).toMatchObject(amounts)
    expect(request.json.payment.amount).toBe(amounts.total)
    expect(sessionRequest(quoted, client, requester).searchParams.amount).toBe(String(amounts.total))
  })
})

describe('requests of a booking', () => {
  it('C-06 sends amount, room and nights of a payment session in the schema of the server', () => {
    const { searchParams, json } = sessionRequest(booking, client, requester)
    expect(v.parse(SessionTokenQuery, searchParams)).toEqual({
      amount: 12.1,
      roomID: room._id,
      inDate: '2027-04-30',
      outDate: '2027-04-30',
    })
    expect(v.parse(SessionTokenRequest, json)).toMatchObject({
      email: client.draft.email,
      ...requester,
      lateArrivalAccepted: false,
    })
  })

  it('M-08 sends in both requests that the client has called about a late arrival', () => {
    const late = { ...client, lateArrivalAccepted: true }
    const session = sessionRequest(booking, late, requester)
    const reservation = reservationRequest(booking, late, { tokenId: 'token', purchaseNumber: '1' })
    expect(v.parse(SessionTokenRequest, session.json).lateArrivalAccepted).toBe(true)
    expect(v.parse(MakeReservationRequest, reservation.json).lateArrivalAccepted).toBe(true)
  })

  it('B-01 sends what the client added about the stay as details, in the schema of the server', () => {
    const withExtras = { ...client, extras: { ...client.extras, persons: '2', comments: 'Llegamos en bus' } }
    const { json } = reservationRequest(booking, withExtras, { tokenId: 'token', purchaseNumber: '1' })
    expect(v.parse(MakeReservationRequest, json).reservation.detail).toBe(
      'Personas: 2\nComentarios: Llegamos en bus',
    )
  })

  it('N-03, N-04 sends the last night, WEB and payer 0 in the schema of the server', () => {
    const { searchParams, json } = reservationRequest(booking, client, {
      tokenId: 'token',
      purchaseNumber: purchase.purchaseNumber,
    })
    expect(searchParams).toEqual({ roomID: room._id })
    const read = v.parse(MakeReservationRequest, json)
    expect(read.reservation).toMatchObject({ outDate: '2027-04-30', channel: 'WEB', payerIndex: 0 })
    expect(read.client).toMatchObject({ surnames: 'Prueba Núñez', age: 34 })
    expect(read.payment).toEqual({ tokenId: 'token', purchaseNumber: '3310001', amount: 12.1 })
  })
})
