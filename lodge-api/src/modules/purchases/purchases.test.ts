import { addDays } from 'shared-ui/rules/dates/calendar-date'
import { MINUTE_MS } from 'shared-ui/rules/dates/durations'
import type { Stay } from 'shared-ui/rules/reservations/stay'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { describeOnEachDatabase } from '../../../test/databases/databases.ts'
import {
  bookingRequest,
  CLIENT,
  reservationBody,
  sessionRequest,
} from '../../../test/fixtures/booking-requests.ts'
import { addRoom, type LodgeFixture, openLodge, TODAY } from '../../../test/fixtures/lodge-fixture.ts'
import { DENIAL, type ScriptedProvider, scriptedProvider } from '../../../test/payments/scripted-provider.ts'

const STAY: Stay = { entry: addDays(TODAY, 5), departure: addDays(TODAY, 8) }

describeOnEachDatabase('bookings', (open) => {
  let fixture: LodgeFixture & { payments: ScriptedProvider }
  let roomId: string

  beforeEach(async () => {
    fixture = await openLodge(await open(), scriptedProvider)
    roomId = await addRoom(fixture.lodge)
  })
  afterEach(() => fixture.close())

  const rows = (table: 'taken_night' | 'reservation' | 'client' | 'job' | 'purchase') =>
    fixture.lodge.database.kysely.selectFrom(table).selectAll().execute()

  const mails = async () =>
    (await fixture.lodge.database.kysely.selectFrom('job').select('payload').orderBy('id').execute()).map(
      ({ payload }) => JSON.parse(payload) as { template: string; to: string },
    )
  const openSession = (stay = STAY, more: object = {}) => {
    const { url, body } = sessionRequest(roomId, stay)
    return fixture.call('POST', url, { ...body, ...more })
  }
  const purchaseOf = async (stay = STAY) => {
    const { body } = await openSession(stay)
    return {
      purchaseNumber: body.purchasenumber as string,
      sessionKey: body.sessionToken.sessionKey as string,
    }
  }
  const book = (purchaseNumber: string, tokenId = 'token-1', stay = STAY) => {
    const { url, body } = bookingRequest(roomId, stay, { tokenId, purchaseNumber })
    return fixture.call('POST', url, body)
  }
  const isFree = async (stay = STAY): Promise<boolean> => {
    const nights = `inDate=${stay.entry}&outDate=${addDays(stay.departure, -1)}`
    const { body } = await fixture.call('GET', `/room/filter?${nights}`)
    return body.availableRooms.length === 1
  }

  it('B-08 C-06 holds the nights until the session expires', async () => {
    const { status, body } = await openSession()
    expect(status).toBe(200)
    expect(body).toMatchObject({ amount: 708, testMode: true, merchantid: '100000001' })
    expect(await isFree()).toBe(false)
    expect((await openSession()).body).toMatchObject({
      errorCode: 'nights_held',
      heldUntil: new Date(fixture.lodge.clock() + 15 * MINUTE_MS).toISOString(),
    })
    fixture.pass(15 * MINUTE_MS)
    expect(await isFree()).toBe(true)
    expect((await openSession()).status).toBe(200)
  })

  it("B-08 M-08 replaces the browser's own hold of the same nights", async () => {
    const visit = 'a1b2c3d4e5f6a1b2c3d4'
    expect((await openSession(STAY, { visit })).status).toBe(200)
    expect((await openSession(STAY, { visit: 'somebody-else-entirely' })).status).toBe(409)
    expect((await openSession()).status).toBe(409)
    expect((await openSession(STAY, { visit })).status).toBe(200)
    expect((await rows('purchase')).map(({ state }) => state).toSorted()).toEqual(['expired', 'held'])
    expect(await rows('taken_night')).toHaveLength(3)
  })

  it('B-03 frees the nights when the provider opens no session', async () => {
    fixture.payments.refuseSessions = true
    const { status, body } = await openSession()
    expect([status, body.errorCode]).toEqual([502, 'payment_unavailable'])
    expect(await isFree()).toBe(true)
  })

  it('B-07 refuses an amount that differs from the quote, and holds nothing', async () => {
    const { url, body } = sessionRequest(roomId, STAY)
    const response = await fixture.call('POST', url.replace('amount=708', 'amount=1'), body)
    expect([response.status, response.body.errorCode]).toEqual([409, 'amounts_differ'])
    expect(await rows('purchase')).toEqual([])
  })

  it('B-05 B-11 confirms an approved charge with its nights and one mail', async () => {
    const { purchaseNumber } = await purchaseOf()
    const { body } = await book(purchaseNumber)
    expect(body).toEqual({
      outcome: 'confirmed',
      id: expect.any(String),
      guest: {
        token: expect.stringMatching(/^[\w-]{43}$/),
        names: CLIENT.names,
        surnames: CLIENT.surnames,
      },
      paymentResponse: {
        order: { purchaseNumber, amount: 708, currency: 'PEN', at: '2027-03-10T17:00:00.000Z' },
        dataMap: {
          CARD: '491914******9067',
          BRAND: 'visa',
          ACTION_DESCRIPTION: 'Aprobado y completado con exito',
        },
      },
    })
    expect(fixture.payments.charged).toEqual([{ purchaseNumber, tokenId: 'token-1', amount: 70_800 }])
    expect(await rows('reservation')).toMatchObject([{ id: body.id, state: 'confirmed', total: 70_800 }])
    expect((await mails()).map(({ template, to }) => [template, to])).toEqual([
      ['reservation-confirmed', 'guest'],
      ['reservation-notice', 'lodge'],
    ])
    fixture.pass(60 * MINUTE_MS)
    expect(await isFree()).toBe(false)
  })

  it('B-06 frees the nights of a denied card, stores no client and accepts another card', async () => {
    fixture.payments.respondToCharge = () => ({ kind: 'denied', denial: DENIAL })
    const { purchaseNumber } = await purchaseOf()
    const { status, body } = await book(purchaseNumber)
    expect([status, body.outcome]).toEqual([200, 'denied'])
    expect(body.paymentResponse.data).toMatchObject({
      ACTION_DESCRIPTION: 'Fondos insuficientes',
      AMOUNT: 708,
    })
    expect([await rows('reservation'), await rows('client'), await rows('job')]).toEqual([[], [], []])
    expect((await openSession()).status).toBe(200)
  })

  it('B-10 C-06 charges once for repeated and simultaneous equal requests (case 6)', async () => {
    const { purchaseNumber } = await purchaseOf()
    const responses = await Promise.all([book(purchaseNumber), book(purchaseNumber), book(purchaseNumber)])
    const later = await book(purchaseNumber)
    expect(new Set([...responses, later].map((response) => JSON.stringify(response.body))).size).toBe(1)
    expect(later.body.outcome).toBe('confirmed')
    expect(fixture.payments.charged).toHaveLength(1)
    expect(await rows('reservation')).toHaveLength(1)
    expect(await mails()).toHaveLength(2)
  })

  it('C-06 hides the outcome of a purchase from other clients', async () => {
    const purchase = await purchaseOf()
    await book(purchase.purchaseNumber)
    expect((await book(purchase.purchaseNumber, 'another token')).body.errorCode).toBe('purchase_mismatch')
    const requestOutcome = (sessionKey: string) =>
      fixture.call(
        'GET',
        `/reservation/outcome?purchaseNumber=${purchase.purchaseNumber}&sessionKey=${sessionKey}`,
      )
    expect((await requestOutcome('guessed')).status).toBe(404)
    expect((await requestOutcome(purchase.sessionKey)).body.outcome).toBe('confirmed')
  })

  it.each<[what: string, change: { reservation?: object; payment?: object; client?: object }, code: string]>([
    ['another price', { reservation: { price: 1, IGV: 0.18, total: 1.18 } }, 'amounts_differ'],
    ['another amount', { payment: { amount: 1 } }, 'amounts_differ'],
    ['other nights', { reservation: { outDate: STAY.departure } }, 'purchase_mismatch'],
  ])('B-07 charges nothing for a purchase with %s (case 5)', async (_what, change, code) => {
    const { purchaseNumber } = await purchaseOf()
    const { url, body } = bookingRequest(roomId, STAY, { tokenId: 'token-1', purchaseNumber })
    const response = await fixture.call('POST', url, {
      reservation: { ...body.reservation, ...change.reservation },
      client: { ...body.client, ...change.client },
      payment: { ...body.payment, ...change.payment },
    })
    expect([response.status, response.body.errorCode]).toEqual([409, code])
    expect(fixture.payments.charged).toEqual([])
    expect(await rows('reservation')).toEqual([])
  })

  it('B-08 B-10 takes the nights of an ended hold again while they are free (case 8)', async () => {
    const { purchaseNumber } = await purchaseOf()
    fixture.pass(16 * MINUTE_MS)
    expect((await book(purchaseNumber)).body.outcome).toBe('confirmed')
  })

  it('B-08 B-10 charges nothing when the nights of an ended hold are sold (case 8)', async () => {
    const late = await purchaseOf()
    fixture.pass(16 * MINUTE_MS)
    const quick = await purchaseOf()
    await book(quick.purchaseNumber)
    const response = await book(late.purchaseNumber, 'token-2')
    expect([response.status, response.body.errorCode]).toEqual([409, 'hold_lost'])
    expect(fixture.payments.charged).toHaveLength(1)
    expect(await rows('reservation')).toHaveLength(1)
  })

  it('B-09 accepts exactly one of twenty simultaneous overlapping bookings (case 1)', async () => {
    const stays = Array.from({ length: 20 }, (_, index) => ({
      entry: addDays(STAY.entry, index % 3),
      departure: addDays(STAY.entry, (index % 3) + 3),
    }))
    const responses = await Promise.all(
      stays.map(async (stay, index) => {
        const session = await openSession(stay)
        return session.status === 200 ? book(session.body.purchasenumber, `token-${index}`, stay) : session
      }),
    )
    const codes = responses.map((response) => response.body.outcome ?? response.body.errorCode)
    expect(codes.filter((code) => code === 'confirmed')).toHaveLength(1)
    expect(codes.filter((code) => code === 'nights_held' || code === 'nights_taken')).toHaveLength(19)
    expect(fixture.payments.charged).toHaveLength(1)
    expect(await rows('reservation')).toHaveLength(1)
  })

  it('B-09 N-03 sells the nights before and after a stay, including its departure day (case 2)', async () => {
    const middle = { entry: addDays(TODAY, 15), departure: addDays(TODAY, 18) }
    const before = { entry: addDays(TODAY, 12), departure: middle.entry }
    const after = { entry: middle.departure, departure: addDays(TODAY, 20) }
    for (const [index, stay] of [middle, before, after].entries()) {
      const { purchaseNumber } = await purchaseOf(stay)
      expect((await book(purchaseNumber, `token-${index}`, stay)).body.outcome).toBe('confirmed')
    }
  })

  it('V-09 refuses invalid nights, names the date and stores nothing (case 4)', async () => {
    const stays: [Stay, string][] = [
      [{ entry: addDays(TODAY, 3), departure: addDays(TODAY, 3) }, 'outDate'],
      [{ entry: addDays(TODAY, 3), departure: addDays(TODAY, 2) }, 'outDate'],
      [{ entry: addDays(TODAY, -1), departure: addDays(TODAY, 2) }, 'inDate'],
      [{ entry: addDays(TODAY, 3653), departure: addDays(TODAY, 3654) }, 'inDate'],
      [{ entry: addDays(TODAY, 1), departure: addDays(TODAY, 401) }, 'outDate'],
    ]
    for (const [stay, field] of stays) {
      const { url, body } = sessionRequest(roomId, { ...STAY })
      const nights = url
        .replace(`inDate=${STAY.entry}`, `inDate=${stay.entry}`)
        .replace(`outDate=${addDays(STAY.departure, -1)}`, `outDate=${addDays(stay.departure, -1)}`)
      const response = await fixture.call('POST', nights, body)
      expect([response.status, response.body.errorCode, Object.keys(response.body.fields)]).toEqual([
        400,
        'invalid_request',
        [field],
      ])
    }
    for (const entry of ['2027-02-30', '2027-2-3']) {
      const response = await fixture.call('GET', `/room/filter?inDate=${entry}&outDate=2027-03-12`)
      expect([response.status, Object.keys(response.body.fields)]).toEqual([400, ['inDate']])
    }
    expect(await rows('purchase')).toEqual([])
  })

  it('V-10 reports all invalid client fields in Spanish and charges nothing', async () => {
    const { purchaseNumber } = await purchaseOf()
    const { url, body } = bookingRequest(roomId, STAY, { tokenId: 'token-1', purchaseNumber })
    const client = { ...CLIENT, email: 'rosa@', age: '150', names: '  ' }
    const response = await fixture.call('POST', url, { ...body, client })
    expect(response.status).toBe(400)
    expect(response.body.fields).toEqual({
      'client.names': 'Complete este campo.',
      'client.email': 'Escriba un correo válido, sin tildes ni espacios, como nombre@ejemplo.com.',
      'client.age': 'La edad debe ser menor de 150 años.',
    })
    expect(fixture.payments.charged).toEqual([])
  })

  it('C-03 shows staff who occupies the rooms that are not free', async () => {
    const { purchaseNumber } = await purchaseOf()
    await book(purchaseNumber)
    const { outDate } = reservationBody(roomId, STAY)
    const { body } = await fixture.staffRequest(
      'GET',
      `/room/availability?inDate=${STAY.entry}&outDate=${outDate}`,
    )
    expect(body.availableRooms).toEqual([])
    expect(body.unavailableRooms[0].reservations).toMatchObject([
      { inDate: STAY.entry, outDate, client: { surnames: 'Quispe Mamani' } },
    ])
  })
})
