import { TOTP } from 'otpauth'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { describeOnEachDatabase } from '../../../../test/databases/databases.ts'
import { type LodgeFixture, openLodge, STAFF } from '../../../../test/fixtures/lodge-fixture.ts'
import { scriptedProvider } from '../../../../test/payments/scripted-provider.ts'
import { COMMAND_LINE } from '../../audit/audit-service.ts'
import { addSecondFactor, staffIdOf } from '../../staff/staff-service.ts'
import { ensureFirstStaff } from '../first-staff-service.ts'
import { sessionKey } from '../session-key.ts'
import { usernamesWithoutSecondFactor } from './second-factor-service.ts'

describeOnEachDatabase('STAFF_SECOND_FACTOR=required', (open) => {
  let fixture: LodgeFixture

  beforeEach(async () => {
    fixture = await openLodge(await open(), scriptedProvider)
    fixture.lodge.config.secondFactor = 'required'
    await ensureFirstStaff(fixture.lodge)
  })
  afterEach(() => fixture.close())

  const signIn = (more = {}) => fixture.call('POST', '/sign-in', { ...STAFF, ...more })
  async function add() {
    const { lodge } = fixture
    const member = { id: await staffIdOf(lodge, STAFF.username), username: STAFF.username }
    return addSecondFactor({ ...lodge, key: await sessionKey(lodge) }, member, COMMAND_LINE)
  }

  it('A-01 refuses the right password without a second factor, and says who can help', async () => {
    const refused = await signIn()
    expect([refused.status, refused.body.errorCode]).toEqual([403, 'second_factor_required'])
    expect(refused.body.errorMessage).toContain('add-second-factor')
    expect((await signIn({ password: 'otra clave' })).body.errorCode).toBe('credentials_wrong')
    expect(await usernamesWithoutSecondFactor(fixture.lodge.database)).toEqual([STAFF.username])
  })

  it('A-01 lets in with the app or a recovery code that the command line gave', async () => {
    const { secret, uri, recoveryCodes } = await add()
    expect(uri).toContain(`secret=${secret}`)
    expect((await signIn()).body.errorCode).toBe('second_factor_needed')
    const code = new TOTP({ secret }).generate({ timestamp: fixture.lodge.clock() })
    expect((await signIn({ code })).status).toBe(200)
    expect((await signIn({ code: recoveryCodes[0] })).status).toBe(200)
    expect((await signIn({ code: recoveryCodes[0] })).status).toBe(403)
    expect(await usernamesWithoutSecondFactor(fixture.lodge.database)).toEqual([])
    await expect(add()).rejects.toMatchObject({ code: 'second_factor_changed' })
  })

  it('A-01 does not let a second factor be removed in the console', async () => {
    const { recoveryCodes } = await add()
    const { token } = (await signIn({ code: recoveryCodes[0] })).body
    const response = await fixture.app.inject({
      method: 'POST',
      url: '/api/staff/stop-second-factor',
      headers: { authorization: `Bearer ${token}` },
      payload: { currentPassword: STAFF.password },
    })
    expect([response.statusCode, response.json().errorCode]).toEqual([403, 'second_factor_required'])
    expect((await signIn()).body.errorCode).toBe('second_factor_needed')
  })

  it('A-01 ends the open sessions of the member whom it is given to', async () => {
    fixture.lodge.config.secondFactor = 'optional'
    const { token } = (await signIn()).body
    await add()
    const headers = { authorization: `Bearer ${token}` }
    const menu = await fixture.app.inject({ method: 'GET', url: '/api/inbox', headers })
    expect([menu.statusCode, menu.json().errorCode]).toEqual([401, 'session_ended'])
  })
})
