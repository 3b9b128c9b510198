import { expect, it } from 'vitest'
import { describeOnEachDatabase, type OpenTestDatabase } from '../../../test/databases.ts'
import { lodgeOf } from '../../../test/lodge-fixture.ts'
import { scriptedProvider } from '../../../test/scripted-provider.ts'
import { readConfig } from '../../config.ts'
import type { Lodge } from '../../lodge.ts'
import { ensureFirstStaff } from './first-staff-service.ts'
import { passwordMatches } from './password-service.ts'

const NOW = Date.parse('2027-03-10T17:00:00Z')

async function emptyLodge(open: OpenTestDatabase, environment = {}): Promise<Lodge> {
  const clock = () => NOW
  const config = readConfig({ LOG_LEVEL: 'silent', ...environment })
  return lodgeOf({ config, database: await open(), clock, payments: scriptedProvider(clock) })
}

const everyone = (lodge: Lodge) => lodge.database.kysely.selectFrom('staff').selectAll().execute()

describeOnEachDatabase('the first member of staff', (open) => {
  it('A-01 is made with a password that is told once and kept only as its hash', async () => {
    const lodge = await emptyLodge(open)
    const told = await ensureFirstStaff(lodge)
    const [staff] = await everyone(lodge)
    expect(told).toMatchObject({ username: 'recepcion', password: expect.stringMatching(/^[a-z2-9]{16}$/) })
    expect(staff?.password_hash).toMatch(/^\$argon2id\$/)
    expect(await passwordMatches(staff?.password_hash, told?.password ?? '')).toBe(true)
    expect(await ensureFirstStaff(lodge)).toBeNull()
  })

  it('A-01 takes the credentials of the settings, and tells them to nobody', async () => {
    const lodge = await emptyLodge(open, {
      LODGE_STAFF_USER: 'gerencia',
      LODGE_STAFF_PASSWORD: 'clave de prueba',
    })
    expect(await ensureFirstStaff(lodge)).toBeNull()
    expect(await everyone(lodge)).toMatchObject([{ username: 'gerencia', active: 1 }])
  })

  it('A-01 is not made where there is somebody already', async () => {
    const lodge = await emptyLodge(open)
    await ensureFirstStaff(lodge)
    const other = { ...lodge, config: readConfig({ LODGE_STAFF_USER: 'gerencia' }) }
    expect(await ensureFirstStaff(other)).toBeNull()
    expect(await everyone(lodge)).toHaveLength(1)
  })

  it('A-01 is one when two servers start at once, and only one of them tells a password', async () => {
    const lodge = await emptyLodge(open)
    const told = await Promise.all([ensureFirstStaff(lodge), ensureFirstStaff(lodge)])
    const [staff] = await everyone(lodge)
    expect(await everyone(lodge)).toHaveLength(1)
    expect(told.filter(Boolean)).toHaveLength(1)
    expect(await passwordMatches(staff?.password_hash, told.find(Boolean)?.password ?? '')).toBe(true)
  })
})
