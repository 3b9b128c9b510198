import { HOUR_MS, MINUTE_MS } from 'shared-ui/rules/dates/durations'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { describeOnEachDatabase } from '../../../test/databases/databases.ts'
import { type LodgeFixture, openLodge, STAFF } from '../../../test/fixtures/lodge-fixture.ts'
import { scriptedProvider } from '../../../test/payments/scripted-provider.ts'

type Entry = { action: string; subject: { kind: string; name: string }; who: { name: string } }

describeOnEachDatabase('the audit log', (open, engine) => {
  let fixture: LodgeFixture

  beforeEach(async () => {
    fixture = await openLodge(await open(), scriptedProvider)
  })
  afterEach(() => fixture.close())

  const read = async (query = '') => (await fixture.staffRequest('GET', `/audit${query}`)).body
  const lines = async (query = ''): Promise<string[]> =>
    (await read(query)).entries.map(
      ({ action, subject, who }: Entry) => `${who.name}: ${action} ${subject.kind} ${subject.name}`,
    )

  it('C-05 lists who did what to which subject, newest first, with current names and whether the subject exists', async () => {
    const { id } = (await fixture.staffRequest('POST', '/zone/create', { name: 'Huerto' })).body
    await fixture.staffRequest('PUT', `/zone/update?zoneID=${id}`, { name: 'Huerto alto' })
    const family = (await fixture.staffRequest('POST', '/family/create', { name: 'Cannaceae' })).body.id
    await fixture.staffRequest('DELETE', `/family/delete?familyID=${family}`)
    const { entries, total, next } = await read()
    expect([total, next]).toEqual([5, null])
    expect(entries).toMatchObject([
      {
        action: 'delete',
        who: { name: 'recepcion' },
        subject: { kind: 'family', _id: family, name: 'Cannaceae', exists: false },
        before: { name: 'Cannaceae' },
        after: null,
      },
      { action: 'create', subject: { kind: 'family', name: 'Cannaceae', exists: false } },
      {
        action: 'update',
        at: '2027-03-10T17:00:00.000Z',
        subject: { kind: 'zone', _id: id, name: 'Huerto alto', exists: true },
        before: { name: 'Huerto' },
        after: { name: 'Huerto alto' },
      },
      { action: 'create', subject: { name: 'Huerto alto' } },
      { action: 'sign_in', subject: { kind: 'staff', name: 'recepcion', exists: true } },
    ])
    const first = await read('?group=2')
    expect([first.entries.length, first.next]).toEqual([2, entries[1]._id])
    const rest = await read(`?group=3&after=${first.next}`)
    expect(rest.entries).toEqual(entries.slice(2))
    expect(rest.next).toBeNull()
  })

  it('A-02 is filtered by person, kind and days in Lima', async () => {
    // Eleven at night in Lima is the next day in UTC.
    fixture.pass(11 * HOUR_MS)
    await fixture.staffRequest('POST', '/zone/create', { name: 'Patio' })
    const [own] = (await fixture.staffRequest('GET', '/staff')).body.staff
    fixture.pass(HOUR_MS - 1)
    await fixture.staffRequest('POST', '/zone/create', { name: 'Ladera' })
    expect(await lines('?kind=zone')).toHaveLength(2)
    expect(await lines(`?kind=staff&staffID=${own._id}`)).toEqual(['recepcion: sign_in staff recepcion'])
    expect(await lines('?staffID=nadie')).toEqual([])
    expect(await lines('?from=2027-03-10&to=2027-03-10')).toHaveLength(3)
    fixture.pass(1)
    await fixture.staffRequest('POST', '/zone/create', { name: 'Vivero' })
    expect(await lines('?from=2027-03-11')).toEqual(['recepcion: create zone Vivero'])
    expect(await lines('?to=2027-03-09')).toEqual([])
    expect(await read('?to=2027-03-10&group=1')).toMatchObject({ total: 3 })
  })

  it('A-01 lists refused sign-ins once per 15 minutes, without what was typed', async () => {
    const wrong = { username: STAFF.username, password: 'otra clave de prueba' }
    const unknown = { username: 'mi-clave-secreta', password: 'otra clave de prueba' }
    await fixture.staffRequest('GET', '/staff')
    for (const attempt of [wrong, wrong, unknown, unknown]) await fixture.call('POST', '/sign-in', attempt)
    expect(await lines()).toEqual([
      ': sign_in_refused staff ',
      ': sign_in_refused staff recepcion',
      'recepcion: sign_in staff recepcion',
    ])
    fixture.pass(15 * MINUTE_MS + 1)
    await fixture.call('POST', '/sign-in', wrong)
    const { entries } = await read()
    expect(entries).toHaveLength(4)
    expect(JSON.stringify(entries)).not.toContain('secreta')
  })

  // The rest does not depend on the engine.
  if (engine === 'postgres') return

  it('V-10 rejects an unknown kind and an invalid day', async () => {
    const { status, body } = await fixture.staffRequest('GET', '/audit?kind=mesa&from=2027-02-30&group=101')
    expect(status).toBe(400)
    expect(Object.keys(body.fields).toSorted()).toEqual(['from', 'group', 'kind'])
  })

  it('C-02 lists changes of staff without their passwords', async () => {
    const rosa = { username: 'rosa.huaman', name: 'Rosa Huamán', password: 'la clave de Rosa' }
    const { id } = (await fixture.staffRequest('POST', '/staff/create', rosa)).body
    const postAction = (name: string, body?: object) =>
      fixture.staffRequest('POST', `/staff/${name}?staffID=${id}`, body)
    await postAction('change-password', { currentPassword: STAFF.password, password: 'clave nueva' })
    await postAction('deactivate')
    await postAction('activate')
    expect(await lines('?kind=staff')).toEqual([
      'recepcion: activate staff Rosa Huamán',
      'recepcion: deactivate staff Rosa Huamán',
      'recepcion: change_password staff Rosa Huamán',
      'recepcion: create staff Rosa Huamán',
      'recepcion: sign_in staff recepcion',
    ])
    const rows = await fixture.lodge.database.kysely.selectFrom('audit_log').selectAll().execute()
    expect(JSON.stringify(rows)).not.toMatch(/clave/)
  })
})
