import { MINUTE_MS } from 'shared-ui/rules/dates/durations'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { describeOnEachDatabase } from '../../../test/databases/databases.ts'
import { type LodgeFixture, openLodge, STAFF } from '../../../test/fixtures/lodge-fixture.ts'
import { scriptedProvider } from '../../../test/payments/scripted-provider.ts'
import { COMMAND_LINE } from '../audit/audit-service.ts'
import { LastActiveStaff } from './staff-errors.ts'
import { deactivateStaff } from './staff-service.ts'

const ROSA = { username: 'rosa.huaman', name: 'Rosa  Huamán Ccori', password: 'la clave de Rosa' }

type Member = { _id: string; username: string; isYou: boolean; active: boolean; lastSignInAt: string | null }

describeOnEachDatabase('staff accounts', (open, engine) => {
  let fixture: LodgeFixture

  beforeEach(async () => {
    fixture = await openLodge(await open(), scriptedProvider)
  })
  afterEach(() => fixture.close())

  const members = async (): Promise<Member[]> => (await fixture.staffRequest('GET', '/staff')).body.staff
  const add = (changes: object = {}) => fixture.staffRequest('POST', '/staff/create', { ...ROSA, ...changes })
  const postAction = (name: string, id: string, body?: object) =>
    fixture.staffRequest('POST', `/staff/${name}?staffID=${id}`, body)
  const signIn = (credentials: object) => fixture.call('POST', '/sign-in', credentials)
  const tokenOf = async (credentials: object): Promise<string> => (await signIn(credentials)).body.token
  const ownId = async () => (await members()).find(({ isYou }) => isYou)?._id ?? ''

  async function requestWith(token: string, url = '/zone', payload?: object) {
    const response = await fixture.app.inject({
      method: payload ? 'POST' : 'GET',
      url: `/api${url}`,
      headers: { authorization: `Bearer ${token}` },
      ...(payload && { payload }),
    })
    return { status: response.statusCode, body: response.json() }
  }

  it('C-02, C-05 are added with a name, and listed with active ones first', async () => {
    const { id } = (await add()).body
    const ana = (await add({ username: 'ana.quispe', name: 'Ana Quispe' })).body.id
    await postAction('deactivate', ana)
    await tokenOf({ ...ROSA, username: ' ROSA.Huaman' })
    const now = '2027-03-10T17:00:00.000Z'
    const active = { active: true, createdAt: now, deactivatedAt: null, lastSignInAt: now }
    expect((await fixture.staffRequest('GET', '/staff')).body).toEqual({
      total: 3,
      staff: [
        { _id: await ownId(), username: 'recepcion', name: 'recepcion', isYou: true, ...active },
        { _id: id, username: 'rosa.huaman', name: 'Rosa Huamán Ccori', isYou: false, ...active },
        {
          _id: ana,
          username: 'ana.quispe',
          name: 'Ana Quispe',
          isYou: false,
          active: false,
          createdAt: now,
          deactivatedAt: now,
          lastSignInAt: null,
        },
      ],
    })
  })

  it('A-01, V-10 require a unique username ignoring case, and report every invalid field', async () => {
    await add()
    const taken = await add({ username: 'Rosa.HUAMAN', name: 'Otra Rosa' })
    expect([taken.status, taken.body.errorCode]).toEqual([409, 'username_taken'])
    expect(taken.body.fields).toEqual({ username: 'Ese usuario ya existe.' })
    const faulty = await add({ username: 'ana', name: ' ', password: '1234567' })
    expect(faulty.status).toBe(400)
    expect(faulty.body.fields).toEqual({
      username: 'El usuario tiene más de 3 caracteres.',
      name: 'Complete este campo.',
      password: 'La contraseña tiene más de 7 caracteres.',
    })
    expect((await add({ username: 'con espacio' })).body.fields.username).toContain('sin espacios')
    expect(await members()).toHaveLength(2)
  })

  it('C-02, A-02, case 18 deactivation ends open sessions, which stay ended after activation', async () => {
    const { id } = (await add()).body
    const token = await tokenOf(ROSA)
    expect((await requestWith(token)).status).toBe(200)
    expect((await postAction('deactivate', id)).status).toBe(200)
    const refused = await requestWith(token)
    expect([refused.status, refused.body.errorCode]).toEqual([401, 'session_ended'])
    // Visitors may read the rooms too, but not with a token that has ended.
    expect((await requestWith(token, '/room')).status).toBe(401)
    expect((await signIn(ROSA)).body.errorCode).toBe('credentials_wrong')
    expect((await postAction('deactivate', id)).status).toBe(200)
    expect((await postAction('activate', id)).status).toBe(200)
    expect((await requestWith(token)).status).toBe(401)
    expect((await signIn(ROSA)).status).toBe(200)
  })

  it("C-02, A-02 changing one's own password renews the token and ends older ones", async () => {
    const { id } = (await add()).body
    const [here, elsewhere] = [await tokenOf(ROSA), await tokenOf(ROSA)]
    const url = `/staff/change-password?staffID=${id}`
    const body = { currentPassword: ROSA.password, password: 'otra clave de Rosa' }
    const changed = await requestWith(here, url, body)
    expect(changed.status).toBe(200)
    expect((await requestWith(changed.body.token)).status).toBe(200)
    for (const token of [here, elsewhere]) expect((await requestWith(token)).status).toBe(401)
    expect((await signIn(ROSA)).status).toBe(401)
    expect((await signIn({ ...ROSA, password: body.password })).status).toBe(200)
  })

  it("C-02 changing a password requires the actor's own, and guesses are limited", async () => {
    const { id } = (await add()).body
    const token = await tokenOf(ROSA)
    const change = (currentPassword: string) =>
      postAction('change-password', id, { currentPassword, password: 'una clave nueva' })
    // Rosa's own password does not help the one who is signed in here.
    const wrong = await change(ROSA.password)
    expect([wrong.status, wrong.body.errorCode]).toEqual([403, 'current_password_wrong'])
    expect(Object.keys(wrong.body.fields)).toEqual(['currentPassword'])
    expect((await requestWith(token)).status).toBe(200)
    expect(await change(STAFF.password)).toMatchObject({ status: 200, body: { token: null } })
    expect((await requestWith(token)).body.errorCode).toBe('session_ended')
    for (let attempt = 0; attempt < 9; attempt += 1) await change('no es esa')
    expect((await change(STAFF.password)).status).toBe(429)
    fixture.pass(MINUTE_MS)
  })

  it('C-01 the last active one cannot be deactivated, even by two requests at once', async () => {
    const own = await ownId()
    const last = await postAction('deactivate', own)
    expect([last.status, last.body.errorCode]).toEqual([409, 'last_active_staff'])
    const { id } = (await add()).body
    const ends = await Promise.allSettled([
      deactivateStaff(fixture.lodge, own, COMMAND_LINE),
      deactivateStaff(fixture.lodge, id, COMMAND_LINE),
    ])
    const failed = ends.filter((end) => end.status === 'rejected')
    expect(failed).toMatchObject([{ reason: expect.any(LastActiveStaff) }])
    const rows = await fixture.lodge.database.kysely.selectFrom('staff').select('active').execute()
    expect(rows.filter(({ active }) => active === 1)).toHaveLength(1)
  })

  // The rest does not depend on the engine.
  if (engine === 'postgres') return

  it('C-01, C-02 require a staff token, and respond 404 for an unknown id', async () => {
    const endpoints = [
      ['GET', '/staff'],
      ['POST', '/staff/create'],
      ['PUT', '/staff/update?staffID=x'],
      ['POST', '/staff/change-password?staffID=x'],
      ['POST', '/staff/deactivate?staffID=x'],
      ['POST', '/staff/activate?staffID=x'],
      ['GET', '/audit'],
    ] as const
    for (const [method, url] of endpoints) expect((await fixture.call(method, url)).status).toBe(401)
    for (const name of ['deactivate', 'activate']) {
      expect((await postAction(name, 'x')).body.errorCode).toBe('staff_not_found')
    }
  })

  it("A-02 changing one's own name renews the token", async () => {
    const own = await ownId()
    const rename = (id: string, name: string) =>
      fixture.staffRequest('PUT', `/staff/update?staffID=${id}`, { name })
    const { token } = (await rename(own, ' Julia   Mamani ')).body
    const [, claims = ''] = token.split('.')
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
      username: 'recepcion',
      name: 'Julia Mamani',
    })
    const { id } = (await add()).body
    expect((await rename(id, 'Rosa H.')).body).toEqual({ token: null })
    expect(await members()).toMatchObject([{ name: 'Julia Mamani' }, { name: 'Rosa H.' }])
  })
})
