import { addDays } from 'shared-ui/rules/dates/calendar-date'
import type { Stay } from 'shared-ui/rules/reservations/stay'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { describeOnEachDatabase } from '../../../test/databases/databases.ts'
import { CLIENT } from '../../../test/fixtures/booking-requests.ts'
import { cancelAsGuest, guestTokenFor, tokenIn } from '../../../test/fixtures/guest-link.ts'
import { addRoom, type LodgeFixture, openLodge, TODAY } from '../../../test/fixtures/lodge-fixture.ts'
import { bookByCard, reservationOf } from '../../../test/fixtures/paid-reservation.ts'
import { cancelAsStaff, createAsStaff } from '../../../test/fixtures/reservation-changes.ts'
import { collectMails } from '../../../test/fixtures/visitor-mails.ts'
import { scriptedProvider } from '../../../test/payments/scripted-provider.ts'
import { storeMailedToken } from '../guest-reservations/guest-links-service.ts'

const STAY: Stay = { entry: addDays(TODAY, 20), departure: addDays(TODAY, 22) }
const NOTES = 'Discutió con el vecino; darle la 3.'
const NEW_EMAIL = 'rosa.nueva@example.pe'

describeOnEachDatabase('corrected reservations', (open) => {
  let fixture: LodgeFixture
  let roomId: string

  beforeEach(async () => {
    fixture = await openLodge(await open(), scriptedProvider)
    roomId = await addRoom(fixture.lodge)
  })
  afterEach(() => fixture.close())

  const create = async () => String((await createAsStaff(fixture, roomId, { stay: STAY })).body.id)
  /** Corrects a reservation of version 1; `more` overrides fields of the request. */
  const correct = (id: string, { client = {}, ...more }: { client?: object; [field: string]: unknown }) =>
    fixture.staffRequest('PUT', `/reservation/update?reservationID=${id}`, {
      version: 1,
      client: { ...CLIENT, ...client },
      channel: 'WEB',
      detail: '',
      notes: '',
      ...more,
    })
  const resend = (id: string) =>
    fixture.staffRequest('POST', `/reservation/send-confirmation?reservationID=${id}`)
  const seen = (token: string) => fixture.call('GET', `/guest-reservation?token=${token}`)

  it('D-05 corrects client, channel, detail and notes, with the values before and after in the history', async () => {
    const id = await create()
    const client = { surnames: 'Quispe Huamán', age: '35' }
    expect((await correct(id, { client, channel: 'Teléfono', notes: NOTES })).status).toBe(200)
    const reservation = await reservationOf(fixture, id)
    expect(reservation).toMatchObject({
      version: 2,
      channel: 'Teléfono',
      notes: NOTES,
      total: 472,
      client: { surnames: 'Quispe Huamán', age: 35, email: CLIENT.email },
    })
    expect(reservation.history.at(-1)).toMatchObject({
      kind: 'corrected',
      by: 'recepcion',
      facts: {
        corrected: [
          { field: 'surnames', before: 'Quispe Mamani', after: 'Quispe Huamán' },
          { field: 'age', before: '34', after: '35' },
          { field: 'channel', before: 'WEB', after: 'Teléfono' },
          { field: 'notes', before: '', after: NOTES },
        ],
      },
    })
    expect((await fixture.staffRequest('GET', '/reservation?search=huaman')).body.total).toBe(1)
    expect((await fixture.staffRequest('GET', '/reservation?search=mamani')).body.total).toBe(0)
  })

  it('D-05 names the corrected fields in the audit log, without personal data', async () => {
    const id = await create()
    await correct(id, { client: { phone: '984 999 888' } })
    const entries = await fixture.lodge.database.kysely
      .selectFrom('audit_log')
      .selectAll()
      .orderBy('id')
      .execute()
    expect(entries.at(-1)).toMatchObject({ action: 'update', before: null, after: '{"corrected":["phone"]}' })
  })

  it('D-05 returns the saved reservation to the second staff member, and changes nothing', async () => {
    const id = await create()
    await correct(id, { client: { names: 'Rosa' } })
    const { status, body } = await correct(id, { client: { names: 'Elvira' } })
    expect([status, body.errorCode]).toEqual([409, 'changed_meanwhile'])
    expect(body.current).toMatchObject({ version: 2, client: { names: 'Rosa' } })
    expect((await reservationOf(fixture, id)).client.names).toBe('Rosa')
  })

  it('D-05 saves one of two corrections that are sent at the same time', async () => {
    const id = await create()
    const responses = await Promise.all([
      correct(id, { client: { names: 'Rosa' } }),
      correct(id, { client: { names: 'Elvira' } }),
    ])
    expect(responses.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
  })

  it('D-05 saves nothing when nothing differs', async () => {
    const id = await create()
    expect((await correct(id, {})).status).toBe(200)
    expect(await reservationOf(fixture, id)).toMatchObject({
      version: 1,
      history: [{ kind: 'created_by_staff' }],
    })
  })

  it('D-05 checks the client like the form that creates it', async () => {
    const { status, body } = await correct(await create(), { client: { email: 'rosa@', names: ' ' } })
    expect([status, Object.keys(body.fields).toSorted()]).toEqual([400, ['client.email', 'client.names']])
  })

  it('D-05 corrects a cancelled reservation but not a deleted one', async () => {
    const id = await create()
    await cancelAsStaff(fixture, id)
    expect((await correct(id, { version: 2, notes: NOTES })).status).toBe(200)
    await fixture.staffRequest('DELETE', `/reservation/delete?reservationID=${id}`)
    expect((await correct(id, { version: 4 })).body.errorCode).toBe('reservation_not_found')
  })

  it('D-05 revokes earlier links when the e-mail is corrected, and only then', async () => {
    const id = await create()
    const [first] = await collectMails(fixture.lodge)
    await correct(id, { client: { names: 'Rosa' } })
    expect((await seen(tokenIn(first))).status).toBe(200)
    await correct(id, { version: 2, client: { names: 'Rosa', email: NEW_EMAIL } })
    expect((await seen(tokenIn(first))).body.errorCode).toBe('link_unknown')
    expect((await resend(id)).status).toBe(200)
    const [second, ...others] = await collectMails(fixture.lodge)
    expect([second?.to, others]).toEqual([NEW_EMAIL, []])
    expect((await seen(tokenIn(second))).body.reservation.names).toBe('Rosa')
    expect((await seen(tokenIn(first))).status).toBe(404)
  })

  it('D-05 stores no link for a mail to an address that was corrected meanwhile', async () => {
    const id = await create()
    await correct(id, { client: { email: NEW_EMAIL } })
    const link = { token: 'token of a slow mail', reservationId: id, email: CLIENT.email }
    const { database, clock } = fixture.lodge
    await expect(storeMailedToken(database, link, clock())).rejects.toThrow('address was corrected')
    expect((await seen(link.token)).status).toBe(404)
  })

  it('D-05 sends the confirmation again only for a confirmed reservation', async () => {
    const id = await create()
    await cancelAsStaff(fixture, id)
    expect((await resend(id)).body.errorCode).toBe('reservation_not_active')
  })

  it('D-05 keeps the notes from the guest in every public response and mail', async () => {
    const { id } = await bookByCard(fixture, roomId, STAY)
    const { version } = await reservationOf(fixture, id)
    await correct(id, { version, notes: NOTES })
    await resend(id)
    const token = await guestTokenFor(fixture.lodge, id)
    const calendar = await fixture.call('GET', `/guest-reservation/calendar?token=${token}`)
    const mails = await collectMails(fixture.lodge)
    const cancelled = await cancelAsGuest(fixture, token)
    expect(cancelled.status).toBe(200)
    mails.push(...(await collectMails(fixture.lodge)))
    expect(mails.map(({ to }) => to)).toContain(CLIENT.email)
    expect(mails.length).toBeGreaterThanOrEqual(4)
    const shown = [(await seen(token)).body, String(calendar.body), cancelled.body, mails]
    expect(JSON.stringify(shown)).not.toContain('vecino')
    expect(JSON.stringify(shown)).not.toContain('notes')
  })

  it.each([
    ['PUT', '/reservation/update?reservationID=1'],
    ['POST', '/reservation/send-confirmation?reservationID=1'],
  ] as const)('C-02 returns 401 for %s %s without a token', async (method, url) => {
    expect((await fixture.call(method, url)).status).toBe(401)
  })
})
