import { DAY_MS } from 'shared-ui/rules/dates/durations'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { describeOnEachDatabase } from '../../../../test/databases/databases.ts'
import { type LodgeFixture, openLodge } from '../../../../test/fixtures/lodge-fixture.ts'
import { scriptedProvider } from '../../../../test/payments/scripted-provider.ts'
import { COMMAND_LINE } from '../../audit/audit-service.ts'
import { changePassword, staffIdOf } from '../../staff/staff-service.ts'
import { ensureFirstStaff } from '../first-staff-service.ts'

const CHOSEN = 'cuatro palabras de prueba'

describeOnEachDatabase('a generated first password in production', (open) => {
  let fixture: LodgeFixture
  let generated: string

  beforeEach(async () => {
    fixture = await openLodge(await open(), scriptedProvider)
    const { lodge } = fixture
    const firstStaff = { username: 'recepcion', password: null }
    const config = { ...lodge.config, production: true, firstStaff }
    generated = (await ensureFirstStaff({ ...lodge, config }))?.password ?? ''
  })
  afterEach(() => fixture.close())

  const signIn = (password: string, newPassword?: string) =>
    fixture.call('POST', '/sign-in', { username: 'recepcion', password, ...(newPassword && { newPassword }) })
  const codeOf = async (response: ReturnType<typeof signIn>) => (await response).body.errorCode

  it('A-01 has to be replaced at the first sign-in, and then no longer works', async () => {
    const asked = await signIn(generated)
    expect([asked.status, asked.body.errorCode]).toEqual([401, 'new_password_needed'])
    const signedIn = await signIn(generated, CHOSEN)
    expect([signedIn.status, Object.keys(signedIn.body)]).toEqual([200, ['token', 'browser']])
    const headers = { authorization: `Bearer ${signedIn.body.token}` }
    const menu = await fixture.app.inject({ method: 'GET', url: '/api/inbox', headers })
    expect(menu.statusCode).toBe(200)
    expect(await codeOf(signIn(generated, 'otra clave de prueba'))).toBe('credentials_wrong')
    expect((await signIn(CHOSEN)).status).toBe(200)
  })

  it('A-01 is not revealed by a wrong password, whatever new one comes with it', async () => {
    expect(await codeOf(signIn('no es la generada', CHOSEN))).toBe('credentials_wrong')
    expect(await codeOf(signIn(generated))).toBe('new_password_needed')
  })

  it.each([
    ['itself', 'Es la misma', () => generated],
    ['a common password', 'primeras que alguien probaría', () => 'password1'],
    ['the username', 'primeras que alguien probaría', () => 'Recepcion2027!'],
  ])('A-01 is not replaced by %s', async (_name, sentence, newPassword) => {
    const refused = await signIn(generated, newPassword())
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, ['newPassword']])
    expect(refused.body.fields.newPassword).toContain(sentence)
    expect(await codeOf(signIn(generated))).toBe('new_password_needed')
  })

  it('A-01 ends after seven days without a sign-in, until the command line sets another', async () => {
    fixture.pass(7 * DAY_MS - 1)
    expect(await codeOf(signIn(generated))).toBe('new_password_needed')
    fixture.pass(1)
    const ended = await signIn(generated, CHOSEN)
    expect([ended.status, ended.body.errorCode]).toEqual([401, 'first_password_ended'])
    const id = await staffIdOf(fixture.lodge, 'recepcion')
    await changePassword(fixture.lodge, id, { password: CHOSEN, actor: COMMAND_LINE })
    fixture.pass(30 * DAY_MS)
    expect((await signIn(CHOSEN)).status).toBe(200)
  })

  it('A-01 is replaced once when two sign-ins arrive at the same time, and recorded', async () => {
    const both = await Promise.all([signIn(generated, CHOSEN), signIn(generated, 'otra clave de prueba')])
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 401]))
    const entries = await fixture.lodge.database.kysely
      .selectFrom('audit_log')
      .select('action')
      .where('action', '=', 'change_password')
      .execute()
    expect(entries).toHaveLength(1)
  })

  it('A-01 being asked for another is no failed attempt', async () => {
    for (let attempt = 0; attempt < 11; attempt += 1)
      expect(await codeOf(signIn(generated))).toBe('new_password_needed')
  })
})
