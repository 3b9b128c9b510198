import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bundleServer } from '../../scripts/bundle-server.ts'
import {
  type EmptyDatabase,
  newPostgresDatabase,
  newSqliteFile,
  postgresUrl,
} from '../databases/empty-database.ts'
import { type CrashRun, newCrashRun } from './crash-run.ts'
import { BOOKING_MOMENTS, type Moment, SETTLING_MOMENTS } from './moments.ts'
import { seededRandom } from './random.ts'
import { openTestLodge, type ServerCode, type TestLodge } from './test-lodge.ts'

/** Under `node_modules`, so that the bundled server finds the packages that cannot be bundled. */
const CACHES = join(import.meta.dirname, '../../../node_modules/.cache')

let folder: string
let code: ServerCode

beforeAll(async () => {
  mkdirSync(CACHES, { recursive: true })
  folder = mkdtempSync(join(CACHES, 'lodge-crash-'))
  code = { main: await bundleServer(folder), cache: join(folder, 'compiled') }
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function withTestLodge<Result>(database: EmptyDatabase, work: (lodge: TestLodge) => Promise<Result>) {
  const lodge = await openTestLodge(database, code)
  try {
    const { server, listening } = lodge.start()
    await listening
    server.signal('SIGTERM')
    await server.ended
    return await work(lodge)
  } finally {
    await lodge.close()
  }
}

/** Runs each series of moments and settles after each. Errors are added to the faults. */
async function crashAll(database: EmptyDatabase, series: Moment[][], seed: number): Promise<CrashRun> {
  return withTestLodge(database, async (lodge) => {
    const run = newCrashRun(lodge, seededRandom(seed))
    try {
      for (const moments of series) {
        await run.crash(moments)
        await run.settle()
      }
    } catch (error) {
      run.faults.push(String(error))
    }
    return run
  })
}

// Without look-ups: on PostgreSQL another server takes over an interrupted charge only after its lease.
const POSTGRES_SERIES = [[...BOOKING_MOMENTS, ...BOOKING_MOMENTS.slice(5, 12)]]

const SQLITE_SERIES = [BOOKING_MOMENTS, SETTLING_MOMENTS]
/** Run one after the other, in parallel with PostgreSQL, with one more if there is no PostgreSQL: at least a hundred kills. */
const SQLITE_SEEDS = postgresUrl ? [1, 2, 3] : [1, 2, 3, 4]

/** Final states that must occur, as a check that the moments were reached. */
const ALL_ENDS = ['confirmed', 'denied', 'returned', 'charge active', 'charge denied', 'charge voided']

async function crashOnSqlite(): Promise<CrashRun[]> {
  const runs: CrashRun[] = []
  for (const seed of SQLITE_SEEDS) runs.push(await crashAll(newSqliteFile(), SQLITE_SERIES, seed))
  return runs
}

async function crashOnPostgres(): Promise<CrashRun[]> {
  return postgresUrl ? [await crashAll(await newPostgresDatabase(), POSTGRES_SERIES, 5)] : []
}

describe('server killed between the steps of a booking', () => {
  it('B-10 C-06 keeps charges and reservations consistent over 100 kills (SQLite, and PostgreSQL with TEST_DATABASE_URL)', async () => {
    const runs = (await Promise.all([crashOnSqlite(), crashOnPostgres()])).flat()
    expect(runs.flatMap((run) => run.faults)).toEqual([])
    expect([...new Set(runs.flatMap(({ ends }) => [...ends.keys()]))]).toEqual(
      expect.arrayContaining(ALL_ENDS),
    )
    expect(runs.reduce((kills, run) => kills + run.kills(), 0)).toBeGreaterThanOrEqual(100)
  })
})
