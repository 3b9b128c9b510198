import { MINUTE_MS } from 'shared-ui/rules/dates/durations'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { describeOnEachDatabase } from '../../../test/databases/databases.ts'
import { type LodgeFixture, openLodge, STAFF } from '../../../test/fixtures/lodge-fixture.ts'
import { scriptedProvider } from '../../../test/payments/scripted-provider.ts'
import { ensureFirstStaff } from '../staff-session/first-staff-service.ts'
import { deleteOldSessions } from '../staff-session/sessions-service.ts'

const ROSA = { username: 'rosa.huaman', name: 'Rosa Huamán', password: 'la clave de Rosa' }

describeOnEachDatabase('sessions of a staff member', (open) => {
  let lodge: LodgeFixture

  beforeEach(async () => {
    lodge = await openLodge(await open(), scriptedProvider)
    await ensureFirstStaff(lodge.lodge)
  })
  afterEach(() => lodge.close())

  async function signIn(browser: string): Promise<string> {
    const response = await lodge.app.inject({
      method: 'POST',
      url: '/api/sign-in',
      headers: { 'user-agent': browser },
      payload: STAFF,
    })
    return String(response.json().token)
  }

  async function request(token: string, url: string, payload?: object) {
    const response = await lodge.app.inject({
      method: payload ? 'POST' : 'GET',
      url: `/api${url}`,
      headers: { authorization: `Bearer ${token}` },
      ...(payload && { payload }),
    })
    return { status: response.statusCode, body: response.json() }
  }

  const statusWith = async (token: string) => (await request(token, '/zone')).status
  const stored = () => lodge.lodge.database.kysely.selectFrom('staff_session').select('id').execute()

  it('A-02 end on the server with a sign-out', async () => {
    const [here, elsewhere] = [await signIn('Firefox'), await signIn('Chrome')]
    expect((await request(here, '/staff/sign-out', {})).status).toBe(200)
    const refused = await request(here, '/zone')
    expect([refused.status, refused.body.errorCode]).toEqual([401, 'session_ended'])
    expect(await statusWith(elsewhere)).toBe(200)
  })

  it('A-02 end after two hours without a request, and not while they are used', async () => {
    const [used, idle] = [await signIn('Firefox'), await signIn('Chrome')]
    lodge.pass(100 * MINUTE_MS)
    expect(await statusWith(used)).toBe(200)
    lodge.pass(20 * MINUTE_MS)
    expect(await statusWith(idle)).toBe(401)
    expect(await statusWith(used)).toBe(200)
    lodge.pass(120 * MINUTE_MS)
    expect(await statusWith(used)).toBe(401)
    await deleteOldSessions(lodge.lodge).run()
    expect(await stored()).toEqual([])
  })

  it('A-02 end after eight hours although they are used', async () => {
    const token = await signIn('Firefox')
    for (let hour = 1; hour < 8; hour += 1) {
      lodge.pass(60 * MINUTE_MS)
      expect(await statusWith(token)).toBe(200)
    }
    lodge.pass(60 * MINUTE_MS)
    expect(await statusWith(token)).toBe(401)
  })

  it('A-02 are listed with browser and times, and the others are ended after the password was typed', async () => {
    const [first, second] = [await signIn('Firefox'), await signIn('Chrome')]
    lodge.pass(10 * MINUTE_MS)
    const { sessions } = (await request(second, '/staff/sessions')).body
    expect(sessions).toMatchObject([
      { browser: 'Chrome', lastUsedAt: '2027-03-10T17:10:00.000Z', isThis: true },
      { browser: 'Firefox', createdAt: '2027-03-10T17:00:00.000Z', isThis: false },
    ])
    const refused = await request(second, '/staff/end-other-sessions', {})
    expect([refused.status, refused.body.errorCode]).toEqual([403, 'confirmation_needed'])
    await request(second, '/staff/confirm', { currentPassword: STAFF.password })
    expect((await request(second, '/staff/end-other-sessions', {})).status).toBe(200)
    expect([await statusWith(first), await statusWith(second)]).toEqual([401, 200])
  })

  it('A-02 are ended one by one, but not those of somebody else', async () => {
    const [first, second] = [await signIn('Firefox'), await signIn('Chrome')]
    await request(first, '/staff/create', ROSA)
    const rosa = String((await lodge.call('POST', '/sign-in', ROSA)).body.token)
    const { sessions } = (await request(second, '/staff/sessions')).body
    const [{ _id }] = sessions.filter(({ browser }: { browser: string }) => browser === 'Firefox')
    const end = (token: string) => request(token, `/staff/end-session?sessionID=${_id}`, {})
    expect((await end(rosa)).status).toBe(200)
    expect(await statusWith(first)).toBe(200)
    expect((await end(second)).status).toBe(200)
    expect([await statusWith(first), await statusWith(second)]).toEqual([401, 200])
    expect((await end(second)).status).toBe(200)
  })

  it('C-02 change no accounts five minutes after the password was typed, until it is typed again', async () => {
    const token = await signIn('Firefox')
    expect((await request(token, '/staff/create', ROSA)).status).toBe(200)
    lodge.pass(5 * MINUTE_MS)
    const pedro = { ...ROSA, username: 'pedro.rojas' }
    const refused = await request(token, '/staff/create', pedro)
    expect([refused.status, refused.body.errorCode]).toEqual([403, 'confirmation_needed'])
    const wrong = await request(token, '/staff/confirm', { currentPassword: 'no es esa' })
    expect([wrong.status, wrong.body.errorCode]).toEqual([403, 'current_password_wrong'])
    expect((await request(token, '/staff/create', pedro)).status).toBe(403)
    expect((await request(token, '/staff/confirm', { currentPassword: STAFF.password })).status).toBe(200)
    expect((await request(token, '/staff/create', pedro)).status).toBe(200)
  })

  it('A-01 refuse a common password, and count its length in characters', async () => {
    const token = await signIn('Firefox')
    const create = (password: string) => request(token, '/staff/create', { ...ROSA, password })
    const common = await create('Password1')
    expect([common.status, common.body.errorCode]).toEqual([400, 'password_common'])
    expect(Object.keys(common.body.fields)).toEqual(['password'])
    expect((await create('🦙🦙🦙🦙')).body.fields.password).toContain('más de 7')
    expect((await create('ñ'.repeat(64) + 'ú'.repeat(65))).body.fields.password).toContain('hasta 128')
    expect((await create('ñ'.repeat(64) + 'ú'.repeat(64))).status).toBe(200)
  })
})
