import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { newPostgresDatabase, newSqliteFile, postgresUrl } from '../../../test/databases/empty-database.ts'
import { openTcpProxy } from '../../../test/databases/tcp-proxy.ts'
import { openDatabase } from '../connect.ts'
import { migrate } from '../migrate.ts'

/** Migrates the database at `url` and returns its tables, columns and types. */
async function migratedTables(url: string) {
  const database = openDatabase(url)
  try {
    await migrate(database)
    return await database.kysely.introspection.getTables({ withInternalKyselyTables: true })
  } finally {
    await database.close()
  }
}

/** Reads the files of a SQLite database as they are on the disk, which is what a killed process leaves behind. */
const filesOf = (path: string) =>
  ['', '-wal']
    .filter((suffix) => existsSync(path + suffix))
    .map((suffix) => [suffix, readFileSync(path + suffix)] as const)

type Files = ReturnType<typeof filesOf>

/** Identifies a state of the files: most statements change nothing on the disk, because they are in one transaction. */
const fingerprint = (files: Files) =>
  files.reduce((hash, [, bytes]) => hash.update(bytes), createHash('sha256')).digest('hex')

// About two hundred statements, and one database for each state that they leave on the disk.
describe('migrations killed at a statement', { timeout: 30_000 }, () => {
  it('O-02 migrates a SQLite file after a kill at any statement', async () => {
    const whole = newSqliteFile()
    const expected = await migratedTables(whole.url)
    const running = newSqliteFile()
    const remains = new Map<string, Files>()
    let statements = 0
    const database = openDatabase(running.url, () => {
      statements += 1
      const files = filesOf(running.url)
      remains.set(fingerprint(files), files)
    })
    await migrate(database)
    await database.close()
    expect(statements).toBeGreaterThan(100)
    for (const files of remains.values()) {
      const remain = newSqliteFile()
      for (const [suffix, bytes] of files) writeFileSync(remain.url + suffix, bytes)
      expect(await migratedTables(remain.url)).toEqual(expected)
      await remain.remove()
    }
    await running.remove()
    await whole.remove()
  })

  it.skipIf(!postgresUrl)(
    'O-02 migrates PostgreSQL after kills at every thirtieth statement, each without a half-made table',
    async () => {
      const empty = await newPostgresDatabase()
      const url = new URL(empty.url)
      let statement = 1
      while ((await killAt(statement, url)) === 'killed') statement += EVERY
      expect(statement).toBeGreaterThan(100)
      const whole = await newPostgresDatabase()
      expect(await migratedTables(empty.url)).toEqual(await migratedTables(whole.url))
      await whole.remove()
      await empty.remove()
    },
  )
})

/** Kills at each statement would repeat all earlier statements each time. */
const EVERY = 30

/** Runs the migrations until statement number `last`, and then cuts the connection, as the death of the process does. */
async function killAt(last: number, url: URL): Promise<'killed' | 'finished'> {
  const proxy = await openTcpProxy({ host: url.hostname, port: Number(url.port) })
  const throughProxy = new URL(url)
  throughProxy.port = `${proxy.port}`
  let statements = 0
  let closing: Promise<void> | undefined
  const database = openDatabase(throughProxy.href, () => {
    statements += 1
    if (statements === last) closing = proxy.close()
  })
  const end = await migrate(database).then(
    () => 'finished' as const,
    () => 'killed' as const,
  )
  await database.close()
  await (closing ?? proxy.close())
  return end
}
