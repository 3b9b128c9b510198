import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { addDays } from 'shared-ui/rules/dates/calendar-date'
import { DAY_MS } from 'shared-ui/rules/dates/durations'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { describeOnEachDatabase } from '../../../test/databases/databases.ts'
import { CLIENT, reservationBody, sessionRequest } from '../../../test/fixtures/booking-requests.ts'
import { addGuestTo, GUEST } from '../../../test/fixtures/guests.ts'
import { addRoom, type LodgeFixture, openLodge, STAFF, TODAY } from '../../../test/fixtures/lodge-fixture.ts'
import { stayMovedToday } from '../../../test/fixtures/moved-stay.ts'
import { bookByCard, reservationOf } from '../../../test/fixtures/paid-reservation.ts'
import { cancelAsStaff } from '../../../test/fixtures/reservation-changes.ts'
import { collectMails, failToMail } from '../../../test/fixtures/visitor-mails.ts'
import { scriptedProvider } from '../../../test/payments/scripted-provider.ts'
import { createPaymentCompleter } from '../purchases/completion/payment-completer.ts'
import { forgetOldClients } from './old-clients-service.ts'

const STAY = { entry: addDays(TODAY, 5), departure: addDays(TODAY, 7) }
const SOON = { entry: addDays(TODAY, 10), departure: addDays(TODAY, 12) }
const LATER = { entry: addDays(TODAY, 200), departure: addDays(TODAY, 202) }
const EMAIL = 'rosa.quispe@example.pe'

/** What the person of these tests wrote, or what was written about her. */
const WRITTEN = /Rosa|Quispe|Mamani|quispe@|984000111|Jirón|nota-|detalle-|motivo-|mensaje-|Ecuador/i

describeOnEachDatabase('personal data of a client', (open) => {
  let fixture: LodgeFixture
  let roomId: string

  beforeEach(async () => {
    fixture = await openLodge(await open(), scriptedProvider)
    roomId = await addRoom(fixture.lodge)
  })
  afterEach(() => fixture.close())

  const overview = async (person = EMAIL) =>
    (await fixture.staffRequest('GET', `/personal-data?person=${encodeURIComponent(person)}`)).body
  const erase = async (person = EMAIL) => {
    await fixture.staffRequest('POST', '/staff/confirm', { currentPassword: STAFF.password })
    return fixture.staffRequest('POST', '/personal-data/erase', { person })
  }
  const outcomes = async () =>
    (await overview()).reservations.map(({ outcome }: { outcome: string }) => outcome)

  /** All rows of all tables as JSON, by table. */
  async function everything(): Promise<Map<string, string>> {
    const { kysely } = fixture.lodge.database
    const tables = (await kysely.introspection.getTables()).filter(
      ({ name }) => !name.startsWith('plant_search'),
    )
    const contents = await Promise.all(
      tables.map(async ({ name }) => {
        const { rows } = await sql`select * from ${sql.table(name)}`.execute(kysely)
        return [name, JSON.stringify(rows)] as const
      }),
    )
    return new Map(contents)
  }
  const namesIn = (tables: Map<string, string>, pattern: RegExp) =>
    [...tables].filter(([, rows]) => pattern.test(rows)).map(([name]) => name)
  const tablesWith = async (pattern: RegExp) => namesIn(await everything(), pattern)

  async function bookAtDesk(stay = STAY, client = CLIENT): Promise<string> {
    const reservation = { ...reservationBody(roomId, stay), detail: 'detalle-de-llegada' }
    const url = `/reservation/create?roomID=${roomId}`
    return (await fixture.staffRequest('POST', url, { reservation, client })).body.id
  }

  /** A stay with a corrected client, notes, folio entries, one of them voided, and mails. */
  async function writeMuch(): Promise<string> {
    const id = await bookAtDesk()
    await addGuestTo(fixture, id)
    const { version, channel, detail } = await reservationOf(fixture, id)
    await fixture.staffRequest('PUT', `/reservation/update?reservationID=${id}`, {
      version,
      client: { ...CLIENT, country: 'Ecuador' },
      channel,
      detail,
      notes: 'nota-interna',
    })
    for (const kind of ['charge', 'payment'] as const) await addEntry(id, kind)
    const { folio } = await reservationOf(fixture, id)
    await fixture.staffRequest('POST', `/folio/void?entryID=${folio.entries[0]._id}`, {
      reason: 'motivo-de-anular',
    })
    return id
  }
  async function addEntry(id: string, kind: 'charge' | 'payment') {
    const { folio } = await reservationOf(fixture, id)
    const common = { key: `clave-de-una-linea-${kind}`, version: folio.version, amount: 40 }
    const own = kind === 'charge' ? { concept: 'Mascota' } : { method: 'cash' }
    await fixture.staffRequest('POST', `/folio/add?reservationID=${id}`, {
      ...common,
      ...own,
      kind,
      reference: `referencia-${kind}`,
    })
  }

  it('O-08 erases everything but amounts, nights and the document of a past stay', async () => {
    const id = await writeMuch()
    await collectMails(fixture.lodge)
    await fixture.staffRequest('POST', `/reservation/resend-confirmation?reservationID=${id}`)
    await fixture.call('POST', '/contact/form', { ...CLIENT, message: 'mensaje-de-rosa' })
    await fixture.call('POST', '/contact/enrollment', { email: EMAIL })
    expect(await outcomes()).toEqual(['stay_to_come'])
    fixture.pass(20 * DAY_MS)
    expect(await overview()).toMatchObject({ erasable: true, messages: 1, subscriptions: 1 })
    const { status, body } = await erase()
    expect(status).toBe(200)
    expect(body).toMatchObject({ erasable: false, reservations: [], messages: 0, subscriptions: 0 })
    const rest = await everything()
    expect(namesIn(rest, WRITTEN)).toEqual([])
    expect(namesIn(rest, /referencia-charge/)).toEqual([])
    expect(namesIn(rest, /referencia-payment/)).toEqual(['folio_entry'])
    expect(namesIn(rest, /44556677/)).toEqual(['client'])
    expect(await collectMails(fixture.lodge)).toEqual([])
    const erased = await reservationOf(fixture, id)
    expect(erased.client).toMatchObject({
      surnames: '(datos borrados)',
      identificationDocumentNumber: '44556677',
    })
    expect([erased.total, erased.inDate, erased.folio.entries.length]).toEqual([472, STAY.entry, 2])
  })

  it('O-08 notes an erasure in the audit log, and finds the retained document by its number only', async () => {
    const id = await bookAtDesk()
    fixture.pass(20 * DAY_MS)
    await erase()
    const [entry] = (await fixture.staffRequest('GET', '/audit?kind=reservation')).body.entries
    expect(entry).toMatchObject({ subject: { _id: id }, after: { personalData: 'erased' } })
    expect((await overview('44-556677')).reservations).toMatchObject([
      { outcome: 'erased', documentUntil: '2033-01-01' },
    ])
  })

  it('O-08 erases the payer of a card payment and deletes purchases without a booking', async () => {
    const { id, purchaseNumber } = await bookByCard(fixture, roomId, STAY)
    const other = sessionRequest(roomId, LATER)
    await fixture.call('POST', other.url, other.body)
    fixture.pass(10 * DAY_MS)
    expect(await overview()).toMatchObject({ unfinished: 1 })
    await erase()
    // The hold is not over for the database until it is swept.
    expect(await overview()).toMatchObject({ unfinished: 1, erasable: false })
    const purchases = await fixture.lodge.database.kysely
      .selectFrom('purchase')
      .selectAll()
      .orderBy('purchase_number')
      .execute()
    expect(purchases).toHaveLength(2)
    expect(purchases[0]).toMatchObject({
      purchase_number: Number(purchaseNumber),
      state: 'confirmed',
      total: 47_200,
      email: '',
      document_number: '',
      token_hash: null,
    })
    expect((await reservationOf(fixture, id)).payment.amount).toBe(472)
  })

  it('O-08 leaves a stay to come and an open refund as they are, and says so', async () => {
    const { id } = await bookByCard(fixture, roomId, SOON)
    await bookAtDesk(LATER)
    await cancelAsStaff(fixture, id, { refund: 236 })
    expect(await outcomes()).toEqual(['refund_open', 'stay_to_come'])
    expect(await overview()).toMatchObject({ erasable: false })
    await erase()
    expect(await outcomes()).toEqual(['refund_open', 'stay_to_come'])
    fixture.pass(3 * DAY_MS)
    await createPaymentCompleter(fixture.lodge).runDue()
    expect(await outcomes()).toEqual(['erasable', 'stay_to_come'])
    await erase()
    expect(await outcomes()).toEqual(['stay_to_come'])
    expect(await tablesWith(/motivo|enfermo/)).toEqual([])
  })

  it('O-08 requires the own password for export and erasure', async () => {
    await bookAtDesk()
    await overview()
    fixture.pass(6 * 60_000)
    const exported = await fixture.staffRequest('GET', `/personal-data/export?person=${EMAIL}`)
    const erased = await fixture.staffRequest('POST', '/personal-data/erase', { person: EMAIL })
    expect([exported.body.errorCode, erased.body.errorCode]).toEqual([
      'confirmation_needed',
      'confirmation_needed',
    ])
    expect((await fixture.call('GET', `/personal-data?person=${EMAIL}`)).status).toBe(401)
  })

  it('O-08 exports every table with data of the person, without secrets', async () => {
    await writeMuch()
    await bookByCard(fixture, roomId, { entry: addDays(TODAY, 20), departure: addDays(TODAY, 22) })
    const [from, to] = [
      await addRoom(fixture.lodge, { identifier: 'Quinual' }),
      await addRoom(fixture.lodge, { identifier: 'Sauco' }),
    ]
    await stayMovedToday(fixture, { from, to })
    await fixture.call('POST', '/contact/form', { ...CLIENT, message: 'mensaje-de-rosa' })
    await fixture.call('POST', '/contact/enrollment', { email: EMAIL.toUpperCase() })
    await collectMails(fixture.lodge)
    const { status, body, headers } = await fixture.staffRequest(
      'GET',
      `/personal-data/export?person=${EMAIL.toUpperCase()}`,
    )
    expect([status, headers['content-disposition']]).toEqual([
      200,
      'attachment; filename="datos-personales-2027-03-10.json"',
    ])
    const filled = body.tables.filter(({ rows }: { rows: object[] }) => rows.length > 0)
    const names = filled.map(({ name }: { name: string }) => name)
    const unused = ['complaint', 'refund']
    expect(names).toEqual(
      body.tables.map(({ name }: { name: string }) => name).filter((name: string) => !unused.includes(name)),
    )
    const text = JSON.stringify(body)
    for (const part of ['nota-interna', 'Ecuador', 'referencia-payment', 'mensaje-de-rosa'])
      expect(text).toContain(part)
    expect(text).not.toMatch(/hash|session_key|signature|search_text/)
    const entries = (await fixture.staffRequest('GET', '/audit')).body.entries
    const exports = entries.filter(({ action }: { action: string }) => action === 'export')
    expect(exports.map(({ subject }: { subject: { kind: string } }) => subject.kind).toSorted()).toEqual([
      'message',
      'newsletter',
      'reservation',
      'reservation',
      'reservation',
    ])
  })

  it('O-08 finds a person by document too, but nobody by a number that is empty or belongs to erased clients', async () => {
    await bookAtDesk(STAY, {
      ...CLIENT,
      identificationDocument: 'Pasaporte',
      identificationDocumentNumber: 'XK-120 45 67',
    })
    expect((await overview('xk 1204567')).reservations).toHaveLength(1)
    expect((await overview('12045')).reservations).toEqual([])
    const refused = await fixture.staffRequest('GET', '/personal-data?person=---')
    expect(refused.body.fields).toEqual({ person: 'Complete este campo.' })
  })

  it('O-08 erases clients after five years by itself, document included, and deleted reservations after one', async () => {
    const past = await bookAtDesk()
    await addGuestTo(fixture, past)
    const deleted = await bookAtDesk(LATER)
    await fixture.staffRequest('DELETE', `/reservation/delete?reservationID=${deleted}`, {
      reason: 'motivo-x',
    })
    const data = async () => {
      await forgetOldClients(fixture.lodge).run()
      const rows = await fixture.lodge.database.kysely
        .selectFrom('reservation')
        .select(['id', 'client_data'])
        .execute()
      return [past, deleted].map((id) => rows.find((row) => row.id === id)?.client_data)
    }
    expect(await data()).toEqual(['whole', 'whole'])
    fixture.pass((200 + 364) * DAY_MS)
    expect(await data()).toEqual(['whole', 'whole'])
    fixture.pass(4 * DAY_MS)
    expect(await data()).toEqual(['whole', 'erased'])
    // 31 December 2032 at noon.
    fixture.pass(Date.parse('2032-12-31T17:00:00Z') - fixture.lodge.clock())
    expect(await data()).toEqual(['whole', 'erased'])
    fixture.pass(DAY_MS)
    expect(await data()).toEqual(['erased', 'erased'])
    expect(await tablesWith(/Quispe|44556677|motivo-x/)).toEqual([])
    expect(await tablesWith(new RegExp(GUEST.surnames))).toEqual([])
  })

  it('O-08 does not send a mail that waits for an erased client', async () => {
    const id = await bookAtDesk()
    await failToMail(fixture.lodge, 'connect ECONNREFUSED')
    fixture.pass(20 * DAY_MS)
    await erase()
    expect(await collectMails(fixture.lodge)).toEqual([])
    await fixture.staffRequest('POST', `/reservation/resend-confirmation?reservationID=${id}`)
    expect(await collectMails(fixture.lodge)).toEqual([])
    expect((await fixture.staffRequest('GET', '/inbox')).body.mails).toBe(0)
  })
})

it('O-08 the export has every table that docs/privacy.md lists with data of visitors', async () => {
  const { PERSONAL_DATA_EXPORT } = await import('shared-ui/copy/privacy/personal-data-export')
  const privacy = readFileSync(join(import.meta.dirname, '../../../../docs/privacy.md'), 'utf8')
  const identity = [...privacy.matchAll(/^\| ([a-z_]+) \| identity /gm)].map(([, table]) => table ?? '')
  // The reason of a blocking is free text, in which nobody can be found by e-mail or document.
  const ofStaff = ['staff', 'staff_session', 'blocking']
  expect(Object.keys(PERSONAL_DATA_EXPORT.tables)).toEqual(
    expect.arrayContaining(identity.filter((table) => !ofStaff.includes(table))),
  )
})
