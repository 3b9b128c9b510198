import { setTimeout as sleep } from 'node:timers/promises'
import { readConfig } from '../../lodge-api/src/config.ts'
import { openDatabase } from '../../lodge-api/src/database/connect.ts'
import { openWork } from '../../lodge-api/test/crash/books.ts'
import { openTestLodge, type ServerCode, type TestLodge } from '../../lodge-api/test/crash/test-lodge.ts'
import { addFamily, addPlant, addZone } from '../../lodge-api/test/fixtures/garden-fixture.ts'
import { lodgeOf } from '../../lodge-api/test/fixtures/lodge-fixture.ts'
import { auditSettled } from '../../lodge-api/test/money/auditor/audit.ts'
import type { ReportedOutcome } from '../../lodge-api/test/money/auditor/books.ts'
import { scriptedProvider } from '../../lodge-api/test/payments/scripted-provider.ts'
import { residentMegabytes } from '../server/process-figures.ts'
import { runOpenLoad, type Sample } from './open-load.ts'
import { signIn, visitorsOf } from './visitors.ts'

const PLANTS = 36
const MEMORY_EVERY_MS = 60_000
const SETTLE_MS = 120_000
/** Requests before the measured ones: the server compiles its code and fills its caches. */
const WARM_UP_SECONDS = 10

/** As docs/operations.md starts the server. */
const PRODUCTION = { NODE_OPTIONS: '--max-semi-space-size=2', MALLOC_ARENA_MAX: '2' }

export type LoadResult = {
  samples: Sample[]
  /** Resident memory of the server in MB, at the start and then every minute. */
  memory: number[]
  confirmed: number
  stored: number
  findings: string[]
}

export async function loadLodge(
  engine: string,
  code: ServerCode,
  rate: { perSecond: number; seconds: number },
): Promise<LoadResult> {
  // Imported only now, because it reads the address of the PostgreSQL server from the environment.
  const { newPostgresDatabase, newSqliteFile } = await import(
    '../../lodge-api/test/databases/empty-database.ts'
  )
  const database = engine === 'postgres' ? await newPostgresDatabase() : newSqliteFile()
  const lodge = await openTestLodge(database, code)
  try {
    const plants = await addPlants(database.url)
    const { server, listening } = lodge.start(PRODUCTION)
    const api = await listening
    const visitors = visitorsOf({ origin: new URL(api).origin, lodge, plants, token: await signIn(api) })
    await runOpenLoad({ perSecond: rate.perSecond, seconds: WARM_UP_SECONDS }, visitors.next)
    const memory = [residentMegabytes(server.pid)]
    const sampling = setInterval(() => memory.push(residentMegabytes(server.pid)), MEMORY_EVERY_MS)
    const samples = await runOpenLoad(rate, visitors.next)
    clearInterval(sampling)
    memory.push(residentMegabytes(server.pid))
    const books = await settledBooks(lodge, visitors.reported())
    server.signal('SIGTERM')
    await server.ended
    return {
      samples,
      memory,
      confirmed: visitors.confirmed(),
      stored: books.reservations.filter(({ state }) => state === 'confirmed').length,
      findings: auditSettled(books),
    }
  } finally {
    await lodge.close()
  }
}

/** Adds plants with photos of one zone and family; returns their ids. */
async function addPlants(databaseUrl: string): Promise<string[]> {
  const database = openDatabase(databaseUrl)
  const config = readConfig({ LOG_LEVEL: 'silent' })
  const lodge = lodgeOf({ config, database, clock: Date.now, payments: scriptedProvider(Date.now) })
  const groupings = { zone: await addZone(lodge, 'Patio'), family: await addFamily(lodge, 'Lamiaceae') }
  const ids: string[] = []
  for (let number = 1; number <= PLANTS; number += 1) {
    const names = { name: `Salvia ${number}`, scientificName: `Salvia hortensis ${number}` }
    ids.push((await addPlant(lodge, { ...names, ...groupings })).id)
  }
  await database.close()
  return ids
}

/** Waits until no payment and no mail is open, and reads the books. */
async function settledBooks(lodge: TestLodge, reported: ReportedOutcome[]) {
  const deadline = performance.now() + SETTLE_MS
  for (;;) {
    const books = await lodge.books(reported)
    const { payments, mails } = openWork(books)
    if (payments + mails === 0 || performance.now() > deadline) return books
    await sleep(1_000)
  }
}
