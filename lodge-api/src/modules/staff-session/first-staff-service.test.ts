import { expect, it } from 'vitest'
import { describeOnEachDatabase, type OpenTestDatabase } from '../../../test/databases/databases.ts'
import { lodgeOf } from '../../../test/fixtures/lodge-fixture.ts'
import { scriptedProvider } from '../../../test/payments/scripted-provider.ts'
import { readConfig } from '../../config.ts'
import type { Lodge } from '../../lodge.ts'
import { ensureFirstStaff } from './first-staff-service.ts'
import { passwordMatches } from './passwords/password-service.ts'

const NOW = Date.parse('2027-03-10T17:00:00Z')

async function emptyLodge(open: OpenTestDatabase, environment = {}): Promise<Lodge> {
  const clock = () => NOW
  const config = readConfig({ LOG_LEVEL: 'silent', ...environment })
  return lodgeOf({ config, database: await open(), clock, payments: scriptedProvider(clock) })
}

const staffRows = (lodge: Lodge) => lodge.database.kysely.selectFrom('staff').selectAll().execute()

describeOnEachDatabase('ensureFirstStaff', (open) => {
  it('A-01 generates a password, returns it once and stores only its hash', async () => {
    const lodge = await emptyLodge(open)
    const credentials = await ensureFirstStaff(lodge)
    const [staff] = await staffRows(lodge)
    expect(credentials).toMatchObject({
      username: 'recepcion',
      password: expect.stringMatching(/^[a-z2-9]{16}$/),
    })
    expect(staff?.password_hash).toMatch(/^\$argon2id\$/)
    expect(await passwordMatches(staff?.password_hash, credentials?.password ?? '')).toBe(true)
    expect(await ensureFirstStaff(lodge)).toBeNull()
  })

  it('A-01 uses the credentials of the settings and does not return them', async () => {
    const lodge = await emptyLodge(open, {
      LODGE_STAFF_USER: 'gerencia',
      LODGE_STAFF_PASSWORD: 'clave de prueba',
    })
    expect(await ensureFirstStaff(lodge)).toBeNull()
    expect(await staffRows(lodge)).toMatchObject([{ username: 'gerencia', active: 1 }])
  })

  it('A-01 does nothing if there is a staff member', async () => {
    const lodge = await emptyLodge(open)
    await ensureFirstStaff(lodge)
    const other = { ...lodge, config: readConfig({ LODGE_STAFF_USER: 'gerencia' }) }
    expect(await ensureFirstStaff(other)).toBeNull()
    expect(await staffRows(lodge)).toHaveLength(1)
  })

  it('A-01 adds one staff member when two servers start at once', async () => {
    const lodge = await emptyLodge(open)
    const credentials = await Promise.all([ensureFirstStaff(lodge), ensureFirstStaff(lodge)])
    const [staff] = await staffRows(lodge)
    expect(await staffRows(lodge)).toHaveLength(1)
    expect(credentials.filter(Boolean)).toHaveLength(1)
    expect(await passwordMatches(staff?.password_hash, credentials.find(Boolean)?.password ?? '')).toBe(true)
  })
})
