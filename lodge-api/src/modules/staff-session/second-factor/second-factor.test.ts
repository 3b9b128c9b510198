import { TOTP } from 'otpauth'
import { MINUTE_MS } from 'shared-ui/rules/dates/durations'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { describeOnEachDatabase } from '../../../../test/databases/databases.ts'
import { type LodgeFixture, openLodge, STAFF } from '../../../../test/fixtures/lodge-fixture.ts'
import { scriptedProvider } from '../../../../test/payments/scripted-provider.ts'
import { COMMAND_LINE } from '../../audit/audit-service.ts'
import { changePassword, removeSecondFactor, staffIdOf } from '../../staff/staff-service.ts'
import { ensureFirstStaff } from '../first-staff-service.ts'

const STEP = 30_000
const PASSWORD = { currentPassword: STAFF.password }

describeOnEachDatabase('second factor of a staff member', (open) => {
  let lodge: LodgeFixture
  let secret: string

  beforeEach(async () => {
    lodge = await openLodge(await open(), scriptedProvider)
    await ensureFirstStaff(lodge.lodge)
  })
  afterEach(() => lodge.close())

  const codeAt = (offset = 0) => new TOTP({ secret }).generate({ timestamp: lodge.lodge.clock() + offset })
  const signIn = (code?: string) => lodge.call('POST', '/sign-in', { ...STAFF, ...(code && { code }) })
  const start = async () => {
    const started = await lodge.staffRequest('POST', '/staff/start-second-factor', PASSWORD)
    secret = String(started.body.secret)
    return started
  }
  const confirm = (code: string) => lodge.staffRequest('POST', '/staff/confirm-second-factor', { code })
  const state = async () => (await lodge.staffRequest('GET', '/staff/second-factor')).body
  /** Activates the second factor and returns the recovery codes. */
  async function activate(): Promise<string[]> {
    await start()
    return (await confirm(codeAt())).body.recoveryCodes
  }
  /** As `activate`, without recovery codes, whose eight hashes take a quarter of a second. */
  async function activateWithoutCodes(): Promise<void> {
    await start()
    const last_step = Math.floor(lodge.lodge.clock() / STEP)
    await lodge.lodge.database.kysely.updateTable('second_factor').set({ active: 1, last_step }).execute()
  }
  const rows = async (table: 'second_factor' | 'recovery_code') =>
    JSON.stringify(await lodge.lodge.database.kysely.selectFrom(table).selectAll().execute())
  const audited = async () =>
    (await lodge.staffRequest('GET', '/audit?kind=staff')).body.entries.map(
      ({ action, after }: { action: string; after: unknown }) => [action, after],
    )

  it('A-01 is not asked for before a first code confirms it', async () => {
    const started = await start()
    expect(started.body.uri).toContain(`secret=${secret}`)
    expect((await signIn()).status).toBe(200)
    expect((await confirm('000000')).body.fields.code).toContain('No es el código de ahora')
    expect(await state()).toEqual({ isActive: false, recoveryCodesLeft: 0 })
    expect((await confirm(codeAt())).body.recoveryCodes).toHaveLength(8)
    expect(await state()).toEqual({ isActive: true, recoveryCodesLeft: 8 })
  })

  it('A-01 starts and stops only with the own password', async () => {
    const wrong = { currentPassword: 'no es esa' }
    const refused = await lodge.staffRequest('POST', '/staff/start-second-factor', wrong)
    expect([refused.status, refused.body.errorCode]).toEqual([403, 'current_password_wrong'])
    await activateWithoutCodes()
    expect((await lodge.staffRequest('POST', '/staff/stop-second-factor', wrong)).status).toBe(403)
    expect((await signIn()).status).toBe(401)
    expect((await lodge.staffRequest('POST', '/staff/stop-second-factor', PASSWORD)).status).toBe(200)
    expect((await signIn()).status).toBe(200)
  })

  it('A-01 makes sign-in ask for a code after the right password only', async () => {
    await activateWithoutCodes()
    const asked = await signIn()
    expect([asked.status, asked.body.errorCode]).toEqual([401, 'second_factor_needed'])
    const wrong = await lodge.call('POST', '/sign-in', {
      ...STAFF,
      password: 'otra clave',
      code: codeAt(STEP),
    })
    expect([wrong.status, wrong.body.errorCode]).toEqual([401, 'credentials_wrong'])
    const signedIn = await signIn(` ${codeAt(STEP).slice(0, 3)} ${codeAt(STEP).slice(3)} `)
    expect(Object.keys(signedIn.body)).toEqual(['token', 'browser'])
  })

  it('A-01 accepts each code once, also when it arrives twice at the same time, and none before an accepted one', async () => {
    await activateWithoutCodes()
    expect((await signIn(codeAt())).body.errorCode).toBe('second_factor_wrong')
    lodge.pass(2 * STEP)
    const statuses = (await Promise.all([signIn(codeAt()), signIn(codeAt())])).map(({ status }) => status)
    expect(new Set(statuses)).toEqual(new Set([200, 403]))
    expect((await signIn(codeAt(-STEP))).status).toBe(403)
    expect((await signIn(codeAt(STEP))).status).toBe(200)
  })

  it('A-01 accepts codes again after the machine’s clock was a day ahead', async () => {
    await activateWithoutCodes()
    lodge.pass(24 * 60 * MINUTE_MS)
    expect((await signIn(codeAt())).status).toBe(200)
    lodge.pass(-24 * 60 * MINUTE_MS + 2 * STEP)
    expect((await signIn(codeAt())).status).toBe(200)
  })

  it('A-01 accepts each recovery code once, stores their hashes only, and records it', async () => {
    const [first = ''] = await activate()
    expect(await rows('recovery_code')).not.toContain(first)
    expect(await rows('second_factor')).not.toContain(secret)
    expect((await signIn(`${first.slice(0, 4)}-${first.slice(4, 8)} ${first.slice(8)}`)).status).toBe(200)
    expect((await signIn(first)).body.errorCode).toBe('second_factor_wrong')
    expect(await state()).toEqual({ isActive: true, recoveryCodesLeft: 7 })
    expect(await audited()).toContainEqual(['sign_in', { recoveryCode: true }])
  })

  it('A-01 accepts a recovery code once when it arrives twice at the same time', async () => {
    const [code] = await activate()
    const both = (await Promise.all([signIn(code), signIn(code)])).map(({ status }) => status)
    expect(new Set(both)).toEqual(new Set([200, 403]))
  })

  it('A-01 refuses the eleventh wrong code within an hour, whatever address it comes from, and records the first', async () => {
    await activateWithoutCodes()
    const { browser } = (await signIn(codeAt(STEP))).body
    lodge.pass(2 * STEP)
    const from = async (index: number, headers: Record<string, string> = {}) => {
      const response = await lodge.app.inject({
        method: 'POST',
        url: '/api/sign-in',
        remoteAddress: `203.0.113.${index}`,
        headers,
        payload: { ...STAFF, code: index < 11 ? '000000' : codeAt() },
      })
      return response.statusCode
    }
    for (let index = 1; index <= 10; index += 1) expect(await from(index)).toBe(403)
    expect(await from(11)).toBe(429)
    // Guesses elsewhere do not lock the owner out of the usual browser.
    expect(await from(12, { 'lodge-browser': browser })).toBe(200)
    const refusals = (await audited()).filter(([action]: [string]) => action === 'second_factor_refused')
    expect(refusals).toHaveLength(1)
  })

  it('A-01 counts wrong codes anew after the password was changed, so that its owner gets in', async () => {
    await activateWithoutCodes()
    for (let index = 1; index <= 10; index += 1) expect((await signIn('000000')).status).toBe(403)
    lodge.pass(2 * STEP)
    expect((await signIn(codeAt())).status).toBe(429)
    const password = 'otra clave que nadie conoce'
    const id = await staffIdOf(lodge.lodge, STAFF.username)
    await changePassword(lodge.lodge, id, { password, actor: COMMAND_LINE })
    lodge.pass(5 * MINUTE_MS)
    expect((await lodge.call('POST', '/sign-in', { ...STAFF, password, code: codeAt() })).status).toBe(200)
  })

  it('A-01 does not count the question for a code as a failed attempt', async () => {
    await activateWithoutCodes()
    expect((await signIn()).body.errorCode).toBe('second_factor_needed')
    const counts = lodge.lodge.database.kysely.selectFrom('request_limit').select(['name', 'count'])
    const counted = await counts.where('name', 'like', 'sign-in%').execute()
    expect(counted.length).toBeGreaterThan(0)
    expect(counted.filter(({ count }) => count > 0)).toEqual([])
  })

  const statusOf = async (token: string) =>
    (await lodge.app.inject({ url: '/api/zone', headers: { authorization: `Bearer ${token}` } })).statusCode
  const actions = async () => (await audited()).map(([action]: [string]) => action)

  it('A-01, A-02 ends the other sessions when it starts, and records it', async () => {
    const before = (await signIn()).body.token
    await activate()
    expect(await statusOf(before)).toBe(401)
    expect(await actions()).toContain('add_second_factor')
  })

  it('A-01, A-02 ends the other sessions when it stops, and records it', async () => {
    await activateWithoutCodes()
    const before = (await signIn(codeAt(STEP))).body.token
    await lodge.staffRequest('POST', '/staff/stop-second-factor', PASSWORD)
    expect(await statusOf(before)).toBe(401)
    expect([await rows('second_factor'), await rows('recovery_code')]).toEqual(['[]', '[]'])
    expect(await actions()).toContain('remove_second_factor')
  })

  it('A-01 cannot be replaced while it is active', async () => {
    await activateWithoutCodes()
    const { status, body } = await lodge.staffRequest('POST', '/staff/start-second-factor', PASSWORD)
    expect([status, body.errorCode]).toEqual([409, 'second_factor_changed'])
    expect((await confirm(codeAt(STEP))).status).toBe(409)
    expect((await signIn(codeAt(STEP))).status).toBe(200)
  })

  it('A-01, C-02 is removed from the command line, which ends the sessions', async () => {
    await activateWithoutCodes()
    const id = await staffIdOf(lodge.lodge, STAFF.username)
    await removeSecondFactor(lodge.lodge, id, COMMAND_LINE)
    expect((await lodge.staffRequest('GET', '/zone')).status).toBe(401)
    expect((await signIn()).status).toBe(200)
  })

  it('O-08 asks for a recovery code after the key of sessions was replaced', async () => {
    const [first = ''] = await activate()
    const { kysely } = lodge.lodge.database
    await kysely
      .updateTable('second_factor')
      .set({ sealed_secret: 'sealed-with-the-key-of-another-server-000000' })
      .execute()
    expect((await signIn(codeAt(STEP))).body.errorCode).toBe('second_factor_wrong')
    expect((await signIn(first)).status).toBe(200)
  })
})
