import { parseArgs } from 'node:util'
import { startPostgres } from '../../../scripts/testing/start-postgres.ts'
import { type Engine, openDatabase } from '../../src/database/connect.ts'
import { migrate } from '../../src/database/migrate.ts'

const HELP = `npm run fuzz -- [--requests 200000] [--seed 1] [--engine sqlite|postgres|both]

Sends requests with unexpected values to every endpoint of the OpenAPI description, in process and on real databases: each field of an accepted
request replaced by each of a list of values, and requests that are random in some or all fields, with and without a staff token. After
every 500 requests all lists and the newest records are read back and the mails are made. A round of 5,000 requests has a new database.
Prints the memory after each round; exits with 1 on a server error, a record that cannot be read back, or growing memory.
`

const ROUND = 5_000
/** Field cases per round: two fifths of the requests. */
const CASES = (ROUND / 5) * 2
/** Growth of the heap, after a collection, from the second round to the last one, in MB. */
const MAX_GROWTH_MB = 20

const { values: options } = parseArgs({
  options: {
    requests: { type: 'string', default: '200000' },
    seed: { type: 'string', default: '1' },
    engine: { type: 'string', default: 'both' },
    help: { type: 'boolean', default: false },
  },
})

type Sums = {
  requests: number
  reads: number
  statuses: Record<number, number>
  findings: string[]
  heaps: number[]
}

const print = (line: string) => process.stdout.write(`${line}\n`)

const heapMb = (): number => {
  globalThis.gc?.()
  return Math.round(process.memoryUsage().heapUsed / 1024 / 1024)
}

async function fuzz(engine: Engine, requests: number): Promise<Sums> {
  // Imported only now, because it reads the address of the PostgreSQL server from the environment.
  const { newPostgresDatabase, newSqliteFile } = await import('../databases/empty-database.ts')
  const { runFuzzRound } = await import('./fuzz-round.ts')
  const { openFuzzWorld } = await import('./fuzz-world.ts')
  const sums: Sums = { requests: 0, reads: 0, statuses: {}, findings: [], heaps: [] }
  for (let round = 0; sums.requests < requests; round += 1) {
    const empty = engine === 'sqlite' ? newSqliteFile() : await newPostgresDatabase()
    const database = openDatabase(empty.url)
    await migrate(database)
    const world = await openFuzzWorld(database)
    const plan = { seed: Number(options.seed) + round, requests: ROUND, firstCase: round * CASES }
    const report = await runFuzzRound(world, plan)
    await world.close()
    await database.close()
    await empty.remove()
    add(sums, report)
    sums.heaps.push(heapMb())
    print(`${engine} round ${round + 1}: ${sums.requests} requests, heap ${sums.heaps.at(-1)} MB`)
    for (const finding of report.findings) print(`  ${finding}`)
  }
  return sums
}

function add(
  sums: Sums,
  report: { sent: number; reads: number; statuses: Record<number, number>; findings: string[] },
) {
  sums.requests += report.sent
  sums.reads += report.reads
  sums.findings.push(...report.findings)
  for (const [status, count] of Object.entries(report.statuses)) {
    sums.statuses[Number(status)] = (sums.statuses[Number(status)] ?? 0) + count
  }
}

/** The first round loads and compiles code; from the second on, memory should not grow. */
const growthOf = ([, second = 0, ...rest]: number[]): number => (rest.at(-1) ?? second) - second

async function run(): Promise<void> {
  const engines: Engine[] =
    options.engine === 'both'
      ? ['sqlite', 'postgres']
      : [options.engine === 'postgres' ? 'postgres' : 'sqlite']
  const postgres = engines.includes('postgres') ? await startPostgres() : undefined
  if (postgres) process.env['TEST_DATABASE_URL'] = postgres.url
  try {
    for (const engine of engines) {
      const { requests, reads, statuses, findings, heaps } = await fuzz(
        engine,
        Number(options.requests) / engines.length,
      )
      const growth = growthOf(heaps)
      print(
        `${engine}: ${requests} requests, ${reads} read back, ${findings.length} findings, heap grew by ${growth} MB`,
      )
      print(
        Object.entries(statuses)
          .map(([status, count]) => `  ${status}: ${count}`)
          .join('\n'),
      )
      if (findings.length > 0 || growth > MAX_GROWTH_MB) process.exitCode = 1
    }
  } finally {
    await postgres?.stop()
  }
}

if (options.help) print(HELP)
else await run()
