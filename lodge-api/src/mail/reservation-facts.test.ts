import { expect, it } from 'vitest'
import { describeOnEachDatabase } from '../../test/databases.ts'
import { readReservationFacts } from './reservation-facts.ts'
import { insertReservation, SAMPLE_ID } from './sample-reservation.ts'

describeOnEachDatabase('what mails tell of a reservation', (open) => {
  it('B-11 is read with its room, its client and its payment', async () => {
    const database = await open()
    await insertReservation(database, { attempt: {} })
    expect(await readReservationFacts(database.kysely, SAMPLE_ID)).toEqual({
      id: SAMPLE_ID,
      state: 'confirmed',
      stay: { entry: '2026-11-30', departure: '2026-12-02' },
      pricePerNight: 2_500_000,
      price: 50_000,
      igv: 9_000,
      total: 59_000,
      room: { identifier: 'Molle', category: 'Doble' },
      client: { names: 'Rosa Elvira', surnames: 'Quispe Mamani', email: 'rosa.quispe@example.pe' },
      payment: {
        purchaseNumber: '3310001',
        total: 59_000,
        card: '491914******9067',
        brand: 'visa',
        answer: 'Aprobado y completado con exito',
        at: '2026-11-28T23:30:15-05:00',
        testMode: true,
      },
    })
  })

  it('B-11 has no payment where staff made the reservation, or the card was denied', async () => {
    const database = await open()
    await insertReservation(database, { attempt: { state: 'denied' } })
    expect((await readReservationFacts(database.kysely, SAMPLE_ID)).payment).toBeNull()
  })

  it('B-11 takes the time a payment became known where the provider gave none that can be read', async () => {
    const database = await open()
    await insertReservation(database, { attempt: { state: 'reversed', transaction_date: '269999000000' } })
    expect((await readReservationFacts(database.kysely, SAMPLE_ID)).payment?.at).toBe(
      '2026-11-28T15:00:00.000Z',
    )
  })

  it('B-11 is asked for a reservation that is not there: an error, so that the job is seen to fail', async () => {
    const database = await open()
    await expect(readReservationFacts(database.kysely, SAMPLE_ID)).rejects.toThrow('no result')
  })
})
