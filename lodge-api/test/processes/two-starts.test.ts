import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openDatabase } from '../../src/database/connect.ts'
import { type EmptyDatabase, newPostgresDatabase, postgresUrl } from '../databases/empty-database.ts'
import { type ServerProcess, spawnServer } from './server-process.ts'

const SETTINGS = { PUBLIC_PORT: '0', ADMIN_PORT: '0', SANDBOX_PORT: '0', HOST: '127.0.0.1' }

// Whole servers, which take seconds to start on a busy machine.
describe.skipIf(!postgresUrl)('servers on one PostgreSQL database', { timeout: 60_000 }, () => {
  let folder: string
  let empty: EmptyDatabase
  let started: ServerProcess[]

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'lodge-two-starts-'))
    empty = await newPostgresDatabase()
    started = []
  })
  afterEach(async () => {
    for (const server of started) {
      server.signal('SIGKILL')
      await server.ended
    }
    await empty.remove()
    rmSync(folder, { recursive: true })
  })

  function start(name: string): ServerProcess {
    const settings = { ...SETTINGS, DATABASE_URL: empty.url, LODGE_DATA_DIR: join(folder, name) }
    const server = spawnServer(settings, { folder })
    started.push(server)
    return server
  }

  it('O-02 start at once on an empty database and fill it once', async () => {
    const servers = [start('first'), start('second')]
    await Promise.all(servers.map((server) => server.said('API:')))
    const { kysely, close } = openDatabase(empty.url)
    const rooms = await kysely.selectFrom('room').select('identifier').execute()
    const staff = await kysely.selectFrom('staff').select('username').orderBy('username').execute()
    await close()
    expect(rooms.length).toBeGreaterThan(0)
    expect(new Set(rooms.map(({ identifier }) => identifier)).size).toBe(rooms.length)
    expect(staff.map(({ username }) => username)).toEqual(['recepcion', 'rosa.huaman'])
    expect(servers.filter((server) => server.output().includes('Primer usuario'))).toHaveLength(1)
  })
})
