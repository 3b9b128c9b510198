import { Writable } from 'node:stream'
import { lodgeAddress } from 'shared-ui/copy/site/lodge-address'
import { addDays } from 'shared-ui/rules/dates/calendar-date'
import { reservationNumber } from 'shared-ui/rules/reservations/reservation-number'
import type { Stay } from 'shared-ui/rules/reservations/stay'
import type { ReservationState } from 'shared-ui/validators/reservations/reservation'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openSqliteLodge, type SqliteLodge } from '../../../test/databases/sqlite-lodge.ts'
import { guestTokenFor, seenByGuest, tokenIn } from '../../../test/fixtures/guest-link.ts'
import { addRoom, NOON, TODAY } from '../../../test/fixtures/lodge-fixture.ts'
import { bookByCard } from '../../../test/fixtures/paid-reservation.ts'
import { changeAsStaff, createAsStaff, nightsOf } from '../../../test/fixtures/reservation-changes.ts'
import { collectMails, failToMail } from '../../../test/fixtures/visitor-mails.ts'
import { buildApi } from '../../app.ts'
import { createServer } from '../../http/create-server.ts'
import { createLog } from '../../http/log.ts'

const STAY: Stay = { entry: addDays(TODAY, 14), departure: addDays(TODAY, 16) }
const LONGER: Stay = { ...STAY, departure: addDays(STAY.departure, 1) }

describe('guest link', () => {
  let fixture: SqliteLodge
  let roomId: string

  beforeEach(async () => {
    fixture = await openSqliteLodge()
    roomId = await addRoom(fixture.lodge)
  })
  afterEach(() => fixture.close())

  const create = async (stay = STAY) => String((await createAsStaff(fixture, roomId, { stay })).body.id)
  const putInState = (id: string, state: ReservationState) =>
    fixture.lodge.database.kysely.updateTable('reservation').set({ state }).where('id', '=', id).execute()
  const tableText = async (table: 'guest_link' | 'job' | 'reservation_event') =>
    JSON.stringify(await fixture.lodge.database.kysely.selectFrom(table).selectAll().execute())

  it('B-12 is in the confirmation mail and shows the booking without document, address or contact data', async () => {
    const { id } = await bookByCard(fixture, roomId, STAY)
    const detail = 'Personas: 2\nComentarios: Llegamos en bus'
    await fixture.lodge.database.kysely.updateTable('reservation').set({ detail }).execute()
    const [mail] = await collectMails(fixture.lodge)
    expect(mail?.text).toContain(`${fixture.lodge.config.publicUrl}/my-reservation#`)
    expect(mail?.html).toContain(`/my-reservation#${tokenIn(mail)}"`)
    const response = await fixture.call('GET', `/guest-reservation?token=${tokenIn(mail)}`)
    expect([response.status, response.headers['cache-control']]).toEqual([200, 'no-store'])
    expect(response.body).toEqual({
      reservation: {
        number: reservationNumber(id),
        state: 'confirmed',
        names: 'Rosa Elvira',
        surnames: 'Quispe Mamani',
        details: ['Personas: 2', 'Comentarios: Llegamos en bus'],
        room: { identifier: 'Molle', category: 'Doble' },
        segments: [{ room: { identifier: 'Molle' }, ...nightsOf(STAY), pricePerNight: 200, price: 400 }],
        entry: STAY.entry,
        departure: STAY.departure,
        nights: 2,
        pricePerNight: 200,
        price: 400,
        IGV: 72,
        total: 472,
        paidByCard: 472,
        retained: 0,
        balance: 0,
        version: 2,
        offered: { daysAhead: 14, percent: 80, amount: 377.6 },
        given: null,
      },
    })
  })

  it('B-12 is new in the mail about a change, and the first link remains valid', async () => {
    const id = await create()
    const [confirmation] = await collectMails(fixture.lodge)
    const change = { room: roomId, ...nightsOf(LONGER), total: 708, settlement: 'desk', notice: 'mail' }
    expect((await changeAsStaff(fixture, id, change)).status).toBe(200)
    const [changed] = await collectMails(fixture.lodge)
    const tokens = [tokenIn(confirmation), tokenIn(changed)]
    expect(new Set(tokens).size).toBe(2)
    for (const token of tokens) {
      expect(await seenByGuest(fixture, token)).toMatchObject({ nights: 3, version: 2 })
    }
  })

  it('P-19 is mailed again for the number and the address, and the first link remains valid', async () => {
    const id = await create()
    const [first] = await collectMails(fixture.lodge)
    const number = `#${reservationNumber(id).toLowerCase()}`
    const email = String(first?.to).toUpperCase()
    const response = await fixture.call('POST', '/guest-reservation/send-link', { email, number })
    expect([response.status, response.body]).toEqual([200, {}])
    const [again, ...more] = await collectMails(fixture.lodge)
    expect([again?.to, more.length]).toEqual([first?.to, 0])
    for (const token of [tokenIn(first), tokenIn(again)]) {
      expect(await seenByGuest(fixture, token)).toMatchObject({ state: 'confirmed' })
    }
  })

  it('P-19 does not reveal whether a reservation exists, and mails one address three times at most', async () => {
    const id = await create()
    const [{ to: email } = { to: '' }] = await collectMails(fixture.lodge)
    const number = reservationNumber(id)
    const ask = (body: object) => fixture.call('POST', '/guest-reservation/send-link', body)
    for (const body of [
      { email: 'otra@example.com', number },
      { email, number: '00000000' },
    ]) {
      expect(await ask(body)).toMatchObject({ status: 200, body: {} })
    }
    expect(await collectMails(fixture.lodge)).toEqual([])
    for (let time = 0; time < 5; time += 1) expect((await ask({ email, number })).status).toBe(200)
    expect(await collectMails(fixture.lodge)).toHaveLength(2)
    await putInState(id, 'cancelled')
    fixture.pass(31 * 60_000)
    expect((await ask({ email, number })).status).toBe(200)
    expect(await collectMails(fixture.lodge)).toEqual([])
    expect((await ask({ email, number: 'abc' })).status).toBe(400)
  })

  it('B-12 is stored only as a hash', async () => {
    await create()
    await failToMail(fixture.lodge, 'mailbox busy')
    fixture.pass(3_600_000)
    const token = tokenIn((await collectMails(fixture.lodge))[0])
    expect(token).toHaveLength(43)
    expect(await tableText('guest_link')).toMatch(/[0-9a-f]{64}/)
    for (const table of ['guest_link', 'job', 'reservation_event'] as const) {
      expect(await tableText(table)).not.toContain(token)
    }
  })

  it('B-12 never appears in the server log', async () => {
    const token = await guestTokenFor(fixture.lodge, await create())
    const lines: string[] = []
    const destination = new Writable({
      write: (line, _encoding, done) => {
        lines.push(String(line))
        done()
      },
    })
    const app = createServer({ ...fixture.lodge, log: createLog('trace', destination) })
    await app.register(buildApi(fixture.lodge), { prefix: '/api' })
    for (const path of ['', '/calendar', '/cancel', '/nothing-here']) {
      const url = `/api/guest-reservation${path}?token=${token}`
      await app.inject({ url })
      await app.inject({ method: 'POST', url, payload: { version: 'x' } })
    }
    await app.close()
    expect(lines.filter((line) => line.includes('"route":"/api/guest-reservation"'))).not.toEqual([])
    expect(lines.join('')).not.toContain(token)
  })

  it.each([
    ['no token', ''],
    ['an empty token', '?token='],
    ['spaces', '?token=%20%20'],
    ['an unknown token', `?token=${'a'.repeat(43)}`],
    ['a token of 4000 characters', `?token=${'a'.repeat(4000)}`],
    ['a token with U+0000', '?token=a%00b'],
  ])('B-12 returns link_unknown for %s', async (_, query) => {
    await guestTokenFor(fixture.lodge, await create())
    const shown = { version: 1, refund: 0 }
    for (const response of [
      await fixture.call('GET', `/guest-reservation${query}`),
      await fixture.call('GET', `/guest-reservation/calendar${query}`),
      await fixture.call('POST', `/guest-reservation/cancel${query}`, shown),
    ]) {
      expect([response.status, response.body.errorCode]).toEqual([404, 'link_unknown'])
      expect(response.headers['cache-control']).toBe('no-store')
    }
  })

  it('B-12 is unknown once staff deleted the reservation', async () => {
    const id = await create()
    const token = await guestTokenFor(fixture.lodge, id)
    await fixture.staffRequest('DELETE', `/reservation/delete?reservationID=${id}`)
    const { status, body } = await fixture.call('GET', `/guest-reservation?token=${token}`)
    expect([status, body.errorCode]).toEqual([404, 'link_unknown'])
  })

  it.each(['pending', 'failed'] as const)(
    'B-12 shows a %s reservation without a cancellation',
    async (state) => {
      const id = await create()
      const token = await guestTokenFor(fixture.lodge, id)
      await putInState(id, state)
      expect(await seenByGuest(fixture, token)).toMatchObject({ state, offered: null, given: null })
    },
  )

  it('B-12 returns the stay as a calendar file that is not cached', async () => {
    const id = await create()
    const token = await guestTokenFor(fixture.lodge, id)
    const { status, headers, body } = await fixture.call('GET', `/guest-reservation/calendar?token=${token}`)
    expect([status, headers]).toMatchObject([
      200,
      {
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': `attachment; filename="reserva-${reservationNumber(id)}.ics"`,
        'cache-control': 'no-store',
      },
    ])
    const text = String(body).replaceAll('\r\n ', '')
    for (const line of [
      `UID:${id}`,
      'SEQUENCE:1',
      `DTSTAMP:${new Date(NOON).toISOString().replace(/[-:]|\.000/g, '')}`,
      `DTSTART;VALUE=DATE:${STAY.entry.replaceAll('-', '')}`,
      `DTEND;VALUE=DATE:${STAY.departure.replaceAll('-', '')}`,
      `LOCATION:${lodgeAddress().replaceAll(',', '\\,')}`,
      'STATUS:CONFIRMED',
    ]) {
      expect(text).toContain(`${line}\r\n`)
    }
    expect(text).toMatch(/DESCRIPTION:.*Molle\\, Doble\\nEntrada: de 14:00 a 20:00\\nSalida: hasta las 11:00/)
    expect(text).not.toContain(token)
  })

  it.each([
    ['pending', 'TENTATIVE'],
    ['failed', 'CANCELLED'],
    ['cancelled', 'CANCELLED'],
  ] as const)('B-12 writes a %s reservation as %s in the calendar file', async (state, status) => {
    const id = await create()
    const token = await guestTokenFor(fixture.lodge, id)
    await putInState(id, state)
    const { body } = await fixture.call('GET', `/guest-reservation/calendar?token=${token}`)
    expect(String(body)).toContain(`STATUS:${status}\r\n`)
  })

  it('B-12 is deleted with its reservation', async () => {
    const id = await create()
    await guestTokenFor(fixture.lodge, id)
    const { kysely } = fixture.lodge.database
    await kysely.deleteFrom('taken_night').execute()
    await kysely.deleteFrom('reservation').where('id', '=', id).execute()
    expect(await tableText('guest_link')).toBe('[]')
  })

  it('B-12 is rate limited', async () => {
    const call = () => fixture.call('GET', '/guest-reservation?token=abc')
    for (let tries = 0; tries < 30; tries += 1) expect((await call()).status).toBe(404)
    expect((await call()).status).toBe(429)
  })
})
