import { decodeJwt } from 'jose'
import { MINUTE_MS } from 'shared-ui/rules/dates/durations'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { describeOnEachDatabase } from '../../../../test/databases/databases.ts'
import { type LodgeFixture, openLodge, STAFF } from '../../../../test/fixtures/lodge-fixture.ts'
import { scriptedProvider } from '../../../../test/payments/scripted-provider.ts'
import { fingerprintOf } from '../../../database/fingerprint.ts'
import { instantText } from '../../../database/instants.ts'
import { COMMAND_LINE } from '../../audit/audit-service.ts'
import { changePassword, staffIdOf } from '../../staff/staff-service.ts'
import { ensureFirstStaff } from '../first-staff-service.ts'

const WRONG = { ...STAFF, password: 'otra clave de prueba' }
const [DESK, ELSEWHERE] = ['203.0.113.7', '198.51.100.9']

describeOnEachDatabase('limits of sign-in', (open) => {
  let lodge: LodgeFixture

  beforeEach(async () => {
    lodge = await openLodge(await open(), scriptedProvider)
    await ensureFirstStaff(lodge.lodge)
  })
  afterEach(() => lodge.close())

  async function signIn(from: { address: string; browser?: string }, payload: object = STAFF) {
    const response = await lodge.app.inject({
      method: 'POST',
      url: '/api/sign-in',
      remoteAddress: from.address,
      headers: from.browser === undefined ? {} : { 'lodge-browser': from.browser },
      payload,
    })
    return { status: response.statusCode, headers: response.headers, body: response.json() }
  }

  /** Stores as many counted attempts as a limit allows. */
  async function useUp(name: string, key: string, count: number) {
    const { kysely } = lodge.lodge.database
    const counted = { name, key_hash: fingerprintOf([key]), window_start: instantText(lodge.lodge.clock()) }
    await kysely.deleteFrom('request_limit').where('name', '=', name).execute()
    await kysely
      .insertInto('request_limit')
      .values({ ...counted, count })
      .execute()
  }

  it('A-01 refuse the eleventh wrong password of one address, in any case of the username', async () => {
    await useUp('sign-in-address-username', `${ELSEWHERE} recepcion`, 9)
    expect((await signIn({ address: ELSEWHERE }, WRONG)).status).toBe(401)
    const refused = await signIn({ address: ELSEWHERE }, { ...STAFF, username: ' RECEPCION ' })
    expect([refused.status, refused.body.errorCode]).toEqual([429, 'too_many_requests'])
    expect(refused.headers['retry-after']).toBe('300')
    lodge.pass(5 * MINUTE_MS)
    expect((await signIn({ address: ELSEWHERE })).status).toBe(200)
  })

  it('A-01 do not lock the owner out when somebody elsewhere guesses the password', async () => {
    await useUp('sign-in-address-username', `${ELSEWHERE} recepcion`, 10)
    await useUp('sign-in-username', 'recepcion 1', 10)
    expect((await signIn({ address: ELSEWHERE })).status).toBe(429)
    expect((await signIn({ address: DESK })).status).toBe(200)
  })

  it('A-01 slow down guesses from many addresses, except in a browser that signed in before', async () => {
    const { browser } = (await signIn({ address: DESK })).body
    await useUp('sign-in-username', 'recepcion 1', 49)
    expect((await signIn({ address: ELSEWHERE }, WRONG)).status).toBe(401)
    expect((await signIn({ address: DESK })).status).toBe(429)
    expect((await signIn({ address: DESK, browser })).status).toBe(200)
    lodge.pass(30 * MINUTE_MS)
    expect((await signIn({ address: DESK })).status).toBe(200)
  })

  it('A-01 let the owner in with a new password of the command line while many addresses guess', async () => {
    await useUp('sign-in-username', 'recepcion 1', 50)
    expect((await signIn({ address: DESK })).status).toBe(429)
    const password = 'otra clave que nadie conoce'
    const id = await staffIdOf(lodge.lodge, STAFF.username)
    await changePassword(lodge.lodge, id, { password, actor: COMMAND_LINE })
    expect((await signIn({ address: DESK }, { ...STAFF, password })).status).toBe(200)
  })

  it('A-01 accept a known browser behind an address that is refused, and limit it by itself', async () => {
    const { browser } = (await signIn({ address: DESK })).body
    await useUp('sign-in-address', DESK, 30)
    expect((await signIn({ address: DESK })).status).toBe(429)
    expect((await signIn({ address: DESK, browser })).status).toBe(200)
    await useUp('sign-in-known-browser', String(decodeJwt(browser).jti), 9)
    expect((await signIn({ address: DESK, browser }, WRONG)).status).toBe(401)
    expect((await signIn({ address: DESK, browser })).status).toBe(429)
  })

  it('A-01 do not accept the browser of another staff member, a session token or an expired one', async () => {
    const { token, browser } = (await signIn({ address: DESK })).body
    await useUp('sign-in-address-username', `${ELSEWHERE} recepcion`, 10)
    expect((await signIn({ address: ELSEWHERE, browser: token })).status).toBe(429)
    expect((await signIn({ address: ELSEWHERE, browser: `${browser}x` })).status).toBe(429)
    const other = await signIn({ address: ELSEWHERE, browser }, { ...WRONG, username: 'gerencia' })
    expect(other.status).toBe(401)
    lodge.pass(400 * 24 * 60 * MINUTE_MS)
    await useUp('sign-in-username', 'recepcion 1', 50)
    expect((await signIn({ address: ELSEWHERE, browser })).status).toBe(429)
  })

  it('A-01 compare no more passwords than are left when a hundred arrive at once', async () => {
    await useUp('sign-in-address-username', `${ELSEWHERE} recepcion`, 7)
    const attempts = Array.from({ length: 100 }, () => signIn({ address: ELSEWHERE }, WRONG))
    const statuses = (await Promise.all(attempts)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 401)).toHaveLength(3)
    expect(statuses.filter((status) => status === 429)).toHaveLength(97)
  })

  it('A-01 limit one address that tries many usernames', async () => {
    await useUp('sign-in-address', ELSEWHERE, 29)
    const other = { username: 'nadie', password: 'una clave cualquiera' }
    expect((await signIn({ address: ELSEWHERE }, other)).status).toBe(401)
    expect((await signIn({ address: ELSEWHERE }, other)).status).toBe(429)
  })

  it('A-01 do not limit successful sign-ins', async () => {
    await useUp('sign-in-address-username', `${DESK} recepcion`, 9)
    for (let attempt = 0; attempt < 3; attempt += 1)
      expect((await signIn({ address: DESK })).status).toBe(200)
  })
})
