import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openDatabase } from '../../src/database/connect.ts'
import { type EmptyDatabase, newPostgresDatabase, postgresUrl } from '../databases/empty-database.ts'
import { testServers } from './test-servers.ts'

// Whole servers, which take seconds to start on a busy machine.
describe.skipIf(!postgresUrl)('servers on one PostgreSQL database', { timeout: 60_000 }, () => {
  let empty: EmptyDatabase

  beforeEach(async () => {
    empty = await newPostgresDatabase()
  })
  afterEach(() => empty.remove())
  // Registered last, so that the servers end before their database does.
  const servers = testServers()

  // Without the year, which takes long on PostgreSQL.
  const SEED = { LODGE_SEED: 'demo' }
  const start = (name: string) =>
    servers.start({ ...SEED, DATABASE_URL: empty.url, LODGE_DATA_DIR: join(servers.folder(), name) })

  it('O-02 start at once on an empty database and fill it once', async () => {
    const both = [start('first'), start('second')]
    await Promise.all(both.map((server) => server.said('API:')))
    const { kysely, close } = openDatabase(empty.url)
    const rooms = await kysely.selectFrom('room').select('identifier').execute()
    const staff = await kysely.selectFrom('staff').select('username').orderBy('username').execute()
    await close()
    expect(rooms.length).toBeGreaterThan(0)
    expect(new Set(rooms.map(({ identifier }) => identifier)).size).toBe(rooms.length)
    expect(staff.map(({ username }) => username)).toEqual(['recepcion', 'rosa.huaman'])
    expect(both.filter((server) => server.output().includes('Primer usuario'))).toHaveLength(1)
  })
})
