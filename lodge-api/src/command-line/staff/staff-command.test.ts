import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import {
  type EmptyDatabase,
  newPostgresDatabase,
  newSqliteFile,
  postgresUrl,
} from '../../../test/databases/empty-database.ts'
import { type LodgeFixture, openLodge } from '../../../test/fixtures/lodge-fixture.ts'
import { scriptedProvider } from '../../../test/payments/scripted-provider.ts'
import { openDatabase } from '../../database/connect.ts'
import { migrate } from '../../database/migrate.ts'

const COMMAND = join(import.meta.dirname, '../main.ts')
const ROSA = { username: 'rosa.huaman', password: 'la clave de Rosa' }

type CommandResult = { exitCode: number | null; output: string; problem: string }

/** Runs the command in a process of its own with piped input and without this process's settings. */
async function staffCommand(
  words: string[],
  settings: Record<string, string>,
  input = '',
): Promise<CommandResult> {
  const child = spawn(process.execPath, [COMMAND, 'staff', ...words], {
    cwd: dirname(COMMAND),
    env: { PATH: process.env['PATH'], ...settings },
  })
  child.stdin.end(input)
  const [output, problem, [exitCode]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ])
  return { exitCode, output, problem }
}

/** Runs `body` with a lodge on that database, as if a server were running beside the command. */
async function withLodge(empty: EmptyDatabase, body: (lodge: LodgeFixture) => Promise<void>) {
  const database = openDatabase(empty.url)
  try {
    await migrate(database)
    const lodge = await openLodge(database, scriptedProvider)
    await body(lodge)
    await lodge.close()
  } finally {
    await database.close()
    await empty.remove()
  }
}

// Each command starts a process, which takes about a second on a busy machine.
describe('npm run lodge -- staff', { timeout: 30_000 }, () => {
  it('A-01, C-02 adds and deactivates staff while the server runs, ends open sessions and reports refusals', async () => {
    const empty = newSqliteFile()
    const settings = { LODGE_DATA_DIR: dirname(empty.url) }
    const early = await staffCommand(['list'], settings)
    expect([early.exitCode, early.problem]).toEqual([1, expect.stringContaining('Inicie el servidor')])

    await withLodge(empty, async (lodge) => {
      const { body } = await lodge.staffRequest('GET', '/staff')
      expect(body.total).toBe(1)
      const words = ['add', ROSA.username, '--name', 'Rosa Huamán']
      const short = await staffCommand(words, settings, 'corta\n')
      expect(short).toEqual({
        exitCode: 1,
        output: '',
        problem: 'La contraseña tiene más de 7 caracteres.\n',
      })
      const added = await staffCommand(words, settings, `${ROSA.password}\nno es parte de ella\n`)
      expect(added).toMatchObject({ exitCode: 0, problem: '' })

      const zonesAsRosa = await signedInAsRosa(lodge)
      expect((await zonesAsRosa()).statusCode).toBe(200)
      expect((await staffCommand(['deactivate', 'ROSA.huaman'], settings)).exitCode).toBe(0)
      expect((await zonesAsRosa()).json().errorCode).toBe('session_ended')

      const last = await staffCommand(['deactivate', 'recepcion'], settings)
      expect([last.exitCode, last.problem]).toEqual([1, expect.stringContaining('única persona')])
      const { output } = await staffCommand(['list'], settings)
      expect(output).toMatch(/^recepcion +recepcion +activo +\S/m)
      expect(output).toMatch(/^rosa.huaman +Rosa Huamán +desactivado +\S/m)
      const { entries } = (await lodge.staffRequest('GET', '/audit?kind=staff')).body
      const who = { _id: null, name: 'línea de comandos' }
      for (const action of ['create', 'deactivate']) {
        expect(entries).toContainEqual(expect.objectContaining({ action, who }))
      }
    })
  })

  it('A-01 prints its usage when the command cannot be parsed', async () => {
    const result = await staffCommand(['password'], {})
    expect(result).toMatchObject({ exitCode: 2, output: '' })
    expect(result.problem).toContain('falta el usuario')
    expect(result.problem).toContain('add <usuario> --name')
  })

  it.skipIf(!postgresUrl)('A-01, C-02 changes a password on PostgreSQL and ends the sessions', async () => {
    const empty = await newPostgresDatabase()
    await withLodge(empty, async (lodge) => {
      await lodge.staffRequest('POST', '/staff/create', { ...ROSA, name: 'Rosa Huamán' })
      const zonesAsRosa = await signedInAsRosa(lodge)
      const settings = { DATABASE_URL: empty.url }
      const changed = await staffCommand(['password', ROSA.username], settings, 'otra clave de Rosa')
      expect(changed).toMatchObject({ exitCode: 0, problem: '' })
      expect((await zonesAsRosa()).statusCode).toBe(401)
      const again = await lodge.call('POST', '/sign-in', { ...ROSA, password: 'otra clave de Rosa' })
      expect(again.status).toBe(200)
    })
  })
})

/** Signs Rosa in and returns a function that requests the zones with her token. */
async function signedInAsRosa({ app, call }: LodgeFixture) {
  const { token } = (await call('POST', '/sign-in', ROSA)).body
  return () => app.inject({ url: '/api/zone', headers: { authorization: `Bearer ${token}` } })
}
