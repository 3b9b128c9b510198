import { addDays } from 'shared-ui/rules/dates/calendar-date'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { describeOnEachDatabase } from '../../../test/databases/databases.ts'
import { CLIENT, reservationBody } from '../../../test/fixtures/booking-requests.ts'
import { addRoom, type LodgeFixture, openLodge, TODAY } from '../../../test/fixtures/lodge-fixture.ts'
import { scriptedProvider } from '../../../test/payments/scripted-provider.ts'

describeOnEachDatabase('reservations', (open) => {
  let fixture: LodgeFixture
  let roomId: string
  const statements: string[] = []

  beforeEach(async () => {
    fixture = await openLodge(await open((sql) => statements.push(sql)), scriptedProvider)
    roomId = await addRoom(fixture.lodge)
  })
  afterEach(() => fixture.close())

  /** Creates a reservation of one night by staff, `startsIn` days from today. */
  const reserve = async (startsIn: number, client: object = {}) => {
    const entry = addDays(TODAY, startsIn)
    const reservation = reservationBody(roomId, { entry, departure: addDays(entry, 1) })
    fixture.pass(1_000)
    return fixture.staffRequest('POST', `/reservation/create?roomID=${roomId}`, {
      reservation: { ...reservation, channel: 'Teléfono', detail: 'Llega tarde.\n=1+1' },
      client: { ...CLIENT, ...client },
    })
  }
  const list = (query = '') => fixture.staffRequest('GET', `/reservation?${query}`)
  const entries = (response: { body: { reservations: { inDate: string }[] } }) =>
    response.body.reservations.map((reservation) => reservation.inDate)

  it.each([
    ['GET', '/reservation'],
    ['GET', '/reservation/find-one?reservationID=1'],
    ['POST', '/reservation/create?roomID=1'],
    ['DELETE', '/reservation/delete?reservationID=1'],
    ['GET', '/room/availability?inDate=2027-03-11&outDate=2027-03-11'],
  ] as const)('C-02 returns 401 for %s %s without a token', async (method, url) => {
    const { status, body } = await fixture.call(method, url)
    expect([status, body.errorCode]).toEqual([401, 'session_invalid'])
  })

  it('A-05 C-05 returns six, newest first, and the next page by cursor', async () => {
    for (let day = 1; day <= 8; day++) await reserve(day)
    const first = await list()
    expect(entries(first)).toEqual([8, 7, 6, 5, 4, 3].map((day) => addDays(TODAY, day)))
    expect(first.body.total).toBe(8)
    await reserve(9)
    const second = await list(`after=${first.body.next}`)
    expect(entries(second)).toEqual([2, 1].map((day) => addDays(TODAY, day)))
    expect(second.body.next).toBeNull()
  })

  it('A-05 C-05 sorts by entry over pages, the earliest or the latest first', async () => {
    for (const day of [5, 1, 4, 2, 3]) await reserve(day)
    const otherRoom = await addRoom(fixture.lodge, { identifier: 'Queñua' })
    const entry = addDays(TODAY, 2)
    await fixture.staffRequest('POST', `/reservation/create?roomID=${otherRoom}`, {
      reservation: reservationBody(otherRoom, { entry, departure: addDays(entry, 1) }),
      client: CLIENT,
    })
    const pages = async (order: string) => {
      const found: string[][] = []
      for (let after = ''; ; ) {
        const { body } = await list(`group=2&order=${order}${after && `&after=${after}`}`)
        found.push(entries({ body }))
        if (body.next === null) return found
        after = body.next
      }
    }
    const days = (numbers: number[][]) => numbers.map((page) => page.map((day) => addDays(TODAY, day)))
    expect(await pages('entry')).toEqual(
      days([
        [1, 2],
        [2, 3],
        [4, 5],
      ]),
    )
    expect(await pages('latest_entry')).toEqual(
      days([
        [5, 4],
        [3, 2],
        [2, 1],
      ]),
    )
    expect((await list('order=price')).status).toBe(400)
  })

  it('C-01 C-05 refuses an invalid cursor in every list, with a message', async () => {
    const lists = ['/reservation', '/contact/message', '/complaint', '/audit', '/mail/unsent']
    const rubbish = ['x', '%00', '1', "018f'--", '018f0000-0000-4000-8000-000000000000']
    for (const url of lists.flatMap((path) => rubbish.map((after) => `${path}?after=${after}`))) {
      const { status, body } = await fixture.staffRequest('GET', url)
      expect([url, status, body.errorCode, body.fields]).toEqual([
        url,
        400,
        'invalid_request',
        { after: expect.stringContaining('Pida la lista desde el principio.') },
      ])
    }
    for (const path of [...lists, '/plant/list']) {
      const page = path === '/plant/list' ? 'group=-1' : 'after='
      expect((await fixture.staffRequest('GET', `${path}?${page}`)).status).toBe(400)
    }
  })

  it('C-05 runs three statements per page at any offset', async () => {
    for (let day = 1; day <= 4; day++) await reserve(day)
    const { body } = await list('group=2')
    statements.length = 0
    await list(`group=2&after=${body.next}`)
    expect(statements.filter((sql) => sql.includes('"reservation"'))).toHaveLength(3)
  })

  it('A-05 searches client and room ignoring case and accents (case 16), and filters by dates', async () => {
    await reserve(1, { names: 'Óscar', surnames: 'Núñez Ríos' })
    await reserve(5)
    expect(entries(await list('search=NUNEZ%20oscar'))).toEqual([addDays(TODAY, 1)])
    expect((await list('search=molle')).body.total).toBe(2)
    expect((await list('search=%25')).body.total).toBe(0)
    const [newest] = (await list('')).body.reservations
    expect(entries(await list(`search=${newest._id.slice(-8)}`))).toEqual([newest.inDate])
    expect((await list('search=nadie')).body.total).toBe(0)
    expect(entries(await list(`from=${addDays(TODAY, 2)}`))).toEqual([addDays(TODAY, 5)])
    expect(entries(await list(`to=${addDays(TODAY, 1)}`))).toEqual([addDays(TODAY, 1)])
  })

  it('A-12 returns a reservation in full, with user input unchanged (case 14)', async () => {
    const { body } = await reserve(1, { surnames: 'Núñez & Hijos <b>' })
    const response = await fixture.staffRequest('GET', `/reservation/find-one?reservationID=${body.id}`)
    expect(response.body.reservation).toMatchObject({
      inDate: addDays(TODAY, 1),
      outDate: addDays(TODAY, 1),
      price: 200,
      IGV: 36,
      total: 236,
      pricePerNight: 200,
      channel: 'Teléfono',
      detail: 'Llega tarde.\n=1+1',
      state: 'confirmed',
      payment: null,
      client: { surnames: 'Núñez & Hijos <b>', age: 34, RUC: '' },
      history: [{ kind: 'created_by_staff', by: 'recepcion' }],
    })
  })

  it('B-09 refuses a taken night for staff as for visitors', async () => {
    await reserve(1)
    const { status, body } = await reserve(1)
    expect([status, body.errorCode]).toEqual([409, 'nights_taken'])
    expect((await list()).body.total).toBe(1)
  })

  it('B-11 mails the client of a reservation that staff took', async () => {
    await reserve(1)
    const jobs = await fixture.lodge.database.kysely.selectFrom('job').select(['kind', 'payload']).execute()
    expect(jobs).toEqual([{ kind: 'mail', payload: expect.stringContaining('reservation-confirmed') }])
  })

  it('A-05 deletes a reservation, frees its night and retains its record and audit entry', async () => {
    const { body } = await reserve(1)
    const remove = () => fixture.staffRequest('DELETE', `/reservation/delete?reservationID=${body.id}`)
    expect((await remove()).status).toBe(200)
    expect((await remove()).body.errorCode).toBe('reservation_not_found')
    expect((await list()).body.total).toBe(0)
    expect((await list('state=deleted')).body.total).toBe(1)
    const record = await fixture.staffRequest('GET', `/reservation/find-one?reservationID=${body.id}`)
    expect(record.body.reservation.history.at(-1)).toMatchObject({ kind: 'deleted', by: 'recepcion' })
    const auditEntries = await fixture.lodge.database.kysely
      .selectFrom('audit_log')
      .select(['action', 'staff_name'])
      .where('subject_kind', '=', 'reservation')
      .execute()
    expect(auditEntries.map((entry) => entry.action)).toEqual(['create', 'delete'])
    expect((await reserve(1)).status).toBe(200)
  })

  it('C-01 returns reservation_not_found for an unknown id', async () => {
    const { status, body } = await fixture.staffRequest('GET', '/reservation/find-one?reservationID=nobody')
    expect([status, body]).toEqual([
      404,
      { errorCode: 'reservation_not_found', errorMessage: 'Esa reservación no existe.' },
    ])
  })
})
