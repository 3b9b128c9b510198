import { decodeJwt, SignJWT, UnsecuredJWT } from 'jose'
import { beforeEach, expect, it } from 'vitest'
import { describeOnEachDatabase } from '../../../test/databases/databases.ts'
import { type LodgeFixture, openLodge, STAFF } from '../../../test/fixtures/lodge-fixture.ts'
import { scriptedProvider } from '../../../test/payments/scripted-provider.ts'
import { ensureFirstStaff } from './first-staff-service.ts'
import { sessionKey } from './session-key.ts'
import { identifyStaff } from './staff-session-service.ts'

describeOnEachDatabase('staff sessions', (open) => {
  let statements: string[]
  let lodge: LodgeFixture
  let key: Uint8Array

  beforeEach(async () => {
    statements = []
    const database = await open((sql) => statements.push(sql))
    lodge = await openLodge(database, scriptedProvider)
    await ensureFirstStaff(lodge.lodge)
    key = await sessionKey(lodge.lodge)
  })

  const signIn = (body: object) => lodge.call('POST', '/sign-in', body)

  async function statusWith(token: string): Promise<number> {
    const response = await lodge.app.inject({
      url: '/api/reservation',
      headers: { authorization: `Bearer ${token}` },
    })
    return response.statusCode
  }

  const seconds = () => Math.floor(lodge.lodge.clock() / 1000)
  const kysely = () => lodge.lodge.database.kysely

  async function forged(change: (jwt: SignJWT) => SignJWT, secret = key): Promise<string> {
    const { token } = (await signIn(STAFF)).body
    const claims = decodeJwt(token)
    return change(new SignJWT(claims).setProtectedHeader({ alg: 'HS256' })).sign(secret)
  }

  it('A-02 issue a token that names its staff member and expires in eight hours', async () => {
    const { status, body } = await signIn(STAFF)
    expect(status).toBe(200)
    expect(decodeJwt(body.token)).toMatchObject({ username: 'recepcion', exp: seconds() + 8 * 3600 })
  })

  it('C-02 accept the token with one statement', async () => {
    const { token } = (await signIn(STAFF)).body
    expect(await statusWith(token)).toBe(200)
    statements.length = 0
    const staff = await identifyStaff(lodge.lodge, key, `Bearer ${token}`)
    expect(staff.username).toBe('recepcion')
    expect(statements).toHaveLength(1)
  })

  it.each([
    ['another password', { ...STAFF, password: 'otra clave de prueba' }],
    ['an unknown username', { ...STAFF, username: 'nadie' }],
    ['another case', { ...STAFF, password: STAFF.password.toUpperCase() }],
  ])('A-01 reject %s with the same message', async (_, credentials) => {
    const { status, body } = await signIn(credentials)
    expect(status).toBe(401)
    expect(body).toEqual({
      errorCode: 'credentials_wrong',
      errorMessage: 'El usuario o la contraseña no son correctos.',
    })
  })

  it('V-10 reject a null character on either engine', async () => {
    const { status, body } = await signIn({ username: 'rec\0epcion', password: STAFF.password })
    expect([status, body.errorCode]).toEqual([400, 'invalid_request'])
  })

  it('A-01 report the fields that are too short', async () => {
    const { status, body } = await signIn({ username: 'ana', password: '1234567' })
    expect(status).toBe(400)
    expect(Object.keys(body.fields)).toEqual(['username', 'password'])
  })

  it('A-01 reject an inactive staff member', async () => {
    await kysely().updateTable('staff').set({ active: 0 }).execute()
    expect((await signIn(STAFF)).status).toBe(401)
  })

  it('C-02 reject a request without a token or with another scheme', async () => {
    const responses = [
      await lodge.app.inject('/api/reservation'),
      await lodge.app.inject({ url: '/api/reservation', headers: { authorization: 'Basic cmVjZXBjaW9u' } }),
      await lodge.app.inject({ url: '/api/reservation', headers: { authorization: 'Bearer' } }),
    ]
    expect(responses.map((response) => [response.statusCode, response.json().errorCode])).toEqual(
      responses.map(() => [401, 'session_invalid']),
    )
  })

  it('C-02 (case 18) reject a token with algorithm `none`', async () => {
    const { token } = (await signIn(STAFF)).body
    expect(await statusWith(new UnsecuredJWT(decodeJwt(token)).encode())).toBe(401)
  })

  it('C-02 (case 18) reject a token signed with another key', async () => {
    const other = new TextEncoder().encode('another secret that is long enough too')
    expect(await statusWith(await forged((jwt) => jwt, other))).toBe(401)
  })

  it('C-02 (case 18) reject a token with changed claims', async () => {
    const [header, , signature] = (await signIn(STAFF)).body.token.split('.')
    const claims = Buffer.from('{"sub":"1","username":"x","sid":"1","exp":9999999999}').toString('base64url')
    expect(await statusWith([header, claims, signature].join('.'))).toBe(401)
  })

  it('C-02 (case 18) reject another algorithm with the right key', async () => {
    const claims = decodeJwt((await signIn(STAFF)).body.token)
    const stronger = await new SignJWT(claims).setProtectedHeader({ alg: 'HS512' }).sign(key)
    expect(await statusWith(stronger)).toBe(401)
  })

  it.each([
    ['is expired', (jwt: SignJWT) => jwt.setExpirationTime(seconds() - 1)],
    ['is not valid yet', (jwt: SignJWT) => jwt.setNotBefore(seconds() + 60)],
    ['is for another audience', (jwt: SignJWT) => jwt.setAudience('known-browser')],
    [
      'names an unknown staff member',
      (jwt: SignJWT) => jwt.setSubject('00000000-0000-7000-8000-000000000000'),
    ],
  ])('C-02 (case 18) reject a token that %s', async (_, change) => {
    expect(await statusWith(await forged(change))).toBe(401)
  })

  it('C-02 reject a token without expiry', async () => {
    const { token } = (await signIn(STAFF)).body
    const claims = decodeJwt(token)
    delete claims.exp
    const endless = await new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).sign(key)
    expect(await statusWith(endless)).toBe(401)
  })

  it.each([
    ['was deactivated', { active: 0 }],
    ['changed the password', { session_version: 2 }],
  ])('C-02 (case 18) end when the staff member %s meanwhile', async (_, change) => {
    const { token } = (await signIn(STAFF)).body
    expect(await statusWith(token)).toBe(200)
    await kysely().updateTable('staff').set(change).execute()
    expect(await statusWith(token)).toBe(401)
  })

  it('C-02 (case 18) end when the staff member was removed meanwhile', async () => {
    const { token } = (await signIn(STAFF)).body
    await kysely().deleteFrom('staff').execute()
    expect(await statusWith(token)).toBe(401)
  })
})
