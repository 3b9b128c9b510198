import { expect, it } from 'vitest'
import { describeOnEachDatabase } from '../../../test/databases/databases.ts'
import { insertReservation, SAMPLE_ID } from '../../../test/fixtures/sample-reservation.ts'
import { reservationFacts } from './reservation-facts.ts'

describeOnEachDatabase('reservationFacts', (open) => {
  it('B-11 returns room, client and payment', async () => {
    const database = await open()
    await insertReservation(database, { purchase: {} })
    expect(await reservationFacts(database.kysely, SAMPLE_ID)).toEqual({
      id: SAMPLE_ID,
      state: 'confirmed',
      stay: { entry: '2026-11-30', departure: '2026-12-02' },
      pricePerNight: 2_500_000,
      price: 50_000,
      igv: 9_000,
      total: 59_000,
      room: { id: 'room', identifier: 'Molle', category: 'Doble' },
      segments: [
        {
          room: { identifier: 'Molle' },
          inDate: '2026-11-30',
          outDate: '2026-12-01',
          pricePerNight: 2_500_000,
          price: 50_000,
        },
      ],
      client: {
        names: 'Rosa Elvira',
        surnames: 'Quispe Mamani',
        email: 'rosa.quispe@example.pe',
        phone: '984000111',
      },
      texts: { channel: 'WEB', detail: '' },
      payment: {
        purchaseNumber: '3310001',
        state: 'confirmed',
        total: 59_000,
        card: '491914******9067',
        brand: 'visa',
        actionCode: '000',
        bankResponse: 'Aprobado y completado con exito',
        at: '2026-11-29T04:30:15.000Z',
        stateAt: '2026-11-28T15:00:00.000Z',
        testMode: true,
      },
    })
  })

  it('B-11 returns no payment for a reservation by staff', async () => {
    const database = await open()
    await insertReservation(database)
    expect((await reservationFacts(database.kysely, SAMPLE_ID))?.payment).toBeNull()
  })

  it('M-01 returns the stored state of the payment', async () => {
    const database = await open()
    const denial = { state: 'denied_late', action_code: '116', action_description: 'Fondos' } as const
    await insertReservation(database, { reservation: { state: 'failed' }, purchase: denial })
    expect((await reservationFacts(database.kysely, SAMPLE_ID))?.payment).toMatchObject({
      state: 'denied_late',
      actionCode: '116',
      bankResponse: 'Fondos',
    })
  })

  it("M-01 returns the reservation's share of a charge for several", async () => {
    const database = await open()
    await insertReservation(database, { purchase: { total: 177_000 } })
    expect((await reservationFacts(database.kysely, SAMPLE_ID))?.payment?.total).toBe(59_000)
  })

  it("B-11 uses the time of the state if the provider's time is unreadable", async () => {
    const database = await open()
    await insertReservation(database, { purchase: { state: 'returned', transaction_date: '269999000000' } })
    expect((await reservationFacts(database.kysely, SAMPLE_ID))?.payment?.at).toBe('2026-11-28T15:00:00.000Z')
  })

  it('M-10 returns undefined for an erased reservation', async () => {
    const database = await open()
    expect(await reservationFacts(database.kysely, SAMPLE_ID)).toBeUndefined()
  })
})
