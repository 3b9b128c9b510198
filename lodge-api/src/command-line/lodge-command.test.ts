import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { BACKUP } from 'shared-ui/copy/server/backup'
import { COMMAND } from 'shared-ui/copy/server/lodge-command'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { newMigratedSqliteFile } from '../../test/databases/migrated-sqlite.ts'
import { insertReservation } from '../../test/fixtures/sample-reservation.ts'
import { openDatabase } from '../database/connect.ts'

const MAIN = join(import.meta.dirname, 'main.ts')

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lodge-command-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Runs the command in a process of its own, on the SQLite file of a data folder. */
const lodge = (dataDir: string, ...words: string[]) => lodgeWith({ LODGE_DATA_DIR: dataDir }, ...words)

async function lodgeWith(settings: Record<string, string>, ...words: string[]) {
  const child = spawn(process.execPath, [MAIN, ...words], {
    cwd: folder,
    env: { PATH: process.env['PATH'], ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [output, problem, [exitCode]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ])
  return { exitCode, output: output.trim(), problem: problem.trim() }
}

// Each command starts a process, which takes about a second on a busy machine.
describe('npm run lodge', { timeout: 30_000 }, () => {
  it('O-01 backs up to a relative path, restores to an empty folder, and says what it did', async () => {
    const source = await newMigratedSqliteFile()
    const database = openDatabase(source.url)
    await insertReservation(database)
    const dataDir = dirname(source.url)
    const file = join(folder, 'copia.db')
    const made = await lodge(dataDir, 'backup', 'copia.db')
    expect(made).toMatchObject({ exitCode: 0, problem: '', output: expect.stringContaining(file) })
    const again = await lodge(dataDir, 'backup', 'copia.db')
    expect(again).toEqual({ exitCode: 1, output: '', problem: BACKUP.fileExists(file) })

    const restored = await lodge(join(folder, 'data'), 'restore', 'copia.db')
    expect(restored).toMatchObject({ exitCode: 0, problem: '' })
    expect(restored.output.split('\n')).toEqual([
      BACKUP.restored(join(folder, 'data/lodge.db')),
      BACKUP.holds(1, '2026-11-28T15:00:00.000Z'),
      BACKUP.afterRestore,
    ])
    const refused = await lodge(join(folder, 'data'), 'restore', 'copia.db')
    expect(refused.problem).toBe(BACKUP.targetExists(join(folder, 'data/lodge.db')))
    await database.close()
    await source.remove()
  })

  it('O-07 exits with 1 when doctor finds an error', async () => {
    const result = await lodge(folder, 'doctor')
    expect(result.exitCode).toBe(1)
    expect(result.output).toMatch(/^ERROR {2}Base de datos: no existe/m)
  })

  it('O-02, O-08 moves to no database that a network in clear text leads to', async () => {
    const production = { NODE_ENV: 'production', LODGE_ALLOW_DEMO: '1', TRUST_PROXY: 'loopback' }
    const DATABASE_URL = 'postgres://lodge:the-password@db.example.pe/lodge'
    const refused = await lodgeWith(
      { ...production, LODGE_DATA_DIR: folder, DATABASE_URL },
      'move-to-postgres',
    )
    expect(refused).toMatchObject({
      exitCode: 1,
      output: '',
      problem: expect.stringContaining('DATABASE_URL'),
    })
    expect(refused.problem).toContain('PRIVATE_HOSTS')
    expect(refused.problem).not.toContain('the-password')
  })

  it('O-01 prints its usage when the command cannot be parsed', async () => {
    const result = await lodge(folder, 'backup')
    expect(result).toEqual({
      exitCode: 2,
      output: '',
      problem: `${COMMAND.unknown(COMMAND.fileMissing)}\n\n${COMMAND.usage}`,
    })
  })
})
