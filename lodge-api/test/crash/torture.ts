import { appendFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startPostgres } from '../../../scripts/testing/start-postgres.ts'
import { bundleServer } from '../../scripts/bundle-server.ts'
import type { Engine } from '../../src/database/connect.ts'
import { type Cluster, clusterOf } from './cluster.ts'
import { newCrashRun } from './crash-run.ts'
import { BOOKING_MOMENTS, databaseRestart, type Moment, REFUND_MOMENTS, SETTLING_MOMENTS } from './moments.ts'
import { seededRandom } from './random.ts'
import { openTestLodge, type ServerCode } from './test-lodge.ts'

const CACHES = join(import.meta.dirname, '../../../node_modules/.cache')

const HELP = `npm run torture -- [--kills 1000] [--seed 1] [--engine sqlite|postgres|both] [--log torture.log]

Kills the server with SIGKILL at random moments while guests book, staff change, cancel and delete reservations and settle refunds, guests
cancel by the links in their mails, and the provider loses requests and responses; restarts PostgreSQL (its own cluster) meanwhile.
After each round of 20 to 30 kills all work settles, and the auditor compares the provider's records, purchases, reservations, nights,
refunds, mails and the outcomes reported to guests.

The log has a JSON line for each kill and each round. The same command resumes a stopped run: rounds in the log are not
repeated. Prints a table at the end, and exits with 1 if the auditor found anything.
`

const { values: options } = parseArgs({
  options: {
    kills: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
    engine: { type: 'string', default: 'both' },
    log: { type: 'string', default: 'torture.log' },
    help: { type: 'boolean', default: false },
  },
})

type Round = {
  type: 'round'
  round: number
  engine: string
  kills: number
  restarts: number
  ends: Record<string, number>
  findings: string[]
}

const roundsOf = (log: string): Round[] =>
  existsSync(log)
    ? readFileSync(log, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line): Round => JSON.parse(line))
        .filter(({ type }) => type === 'round')
    : []

const append = (line: object) => appendFileSync(options.log, `${JSON.stringify(line)}\n`)

const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0)

/** Returns the moments of a round in random order, including database restarts if PostgreSQL is used. */
function momentsOf(
  random: ReturnType<typeof seededRandom>,
  restart: (() => Promise<void>) | null,
): Moment[][] {
  const booking = [
    ...BOOKING_MOMENTS,
    ...(restart ? [databaseRestart(restart), databaseRestart(restart)] : []),
  ]
  const shuffled = booking.map((moment) => ({ moment, position: random.between(0, 1) }))
  const series = shuffled.toSorted((one, other) => one.position - other.position).map(({ moment }) => moment)
  // Settling requires the preceding kills in their order.
  return [series, [...SETTLING_MOMENTS, ...REFUND_MOMENTS]]
}

type Surroundings = { code: ServerCode; cluster: Cluster | undefined }

async function runRound(round: number, engine: Engine, { code, cluster }: Surroundings): Promise<Round> {
  // Imported only now, because it reads the address of the PostgreSQL server from the environment.
  const { newPostgresDatabase, newSqliteFile } = await import('../databases/empty-database.ts')
  const random = seededRandom(Number(options.seed) * 10_000 + round)
  let restarts = 0
  const restart = async () => {
    restarts += 1
    cluster?.restart()
  }
  const lodge = await openTestLodge(
    engine === 'postgres' ? await newPostgresDatabase() : newSqliteFile(),
    code,
  )
  const onKill = (kill: object) => append({ type: 'kill', round, engine, ...kill })
  const run = newCrashRun(lodge, random, { isBusy: true, onKill })
  try {
    for (const moments of momentsOf(random, engine === 'postgres' ? restart : null)) {
      await run.crash(moments)
      await run.settle()
    }
  } catch (error) {
    run.faults.push(String(error))
  } finally {
    await lodge.close()
  }
  const ends = Object.fromEntries(run.ends)
  return { type: 'round', round, engine, kills: run.kills(), restarts, ends, findings: run.faults }
}

const ENGINES: Record<string, Engine[]> = {
  both: ['sqlite', 'postgres'],
  sqlite: ['sqlite'],
  postgres: ['postgres'],
}

async function ownCluster(): Promise<Cluster> {
  // Never restart a server that this process did not start.
  delete process.env['TEST_DATABASE_URL']
  const postgres = await startPostgres()
  if (!postgres) throw new Error('PostgreSQL is not installed: use --engine sqlite.')
  process.env['TEST_DATABASE_URL'] = postgres.url
  return clusterOf(postgres.url)
}

async function torture(): Promise<void> {
  const engines = ENGINES[options.engine]
  if (!engines) throw new Error(HELP)
  const cluster = engines.includes('postgres') ? await ownCluster() : undefined
  mkdirSync(CACHES, { recursive: true })
  const folder = mkdtempSync(join(CACHES, 'lodge-torture-'))
  const cleanUp = () => {
    rmSync(folder, { recursive: true, force: true })
    cluster?.remove()
  }
  // The servers end with this process.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130))
  process.once('exit', cleanUp)
  const code = { main: await bundleServer(folder), cache: join(folder, 'compiled') }
  for (;;) {
    const done = roundsOf(options.log)
    if (sum(done.map(({ kills }) => kills)) >= Number(options.kills)) return
    const engine = engines[done.length % engines.length] ?? 'sqlite'
    const result = await runRound(done.length, engine, { code, cluster })
    append(result)
    const { round, kills, findings } = result
    process.stdout.write(`round ${round} (${engine}): ${kills} kills, ${findings.length} findings\n`)
  }
}

/** Prints the totals of a log as a table; returns whether there were no findings. */
function report(rounds: Round[]): boolean {
  const ends = new Map<string, number>()
  for (const [name, times] of rounds.flatMap((round) => Object.entries(round.ends)))
    ends.set(name, (ends.get(name) ?? 0) + times)
  const findings = rounds.flatMap((round) => round.findings)
  const rows: [string, number][] = [
    ['rounds', rounds.length],
    ['kills', sum(rounds.map(({ kills }) => kills))],
    ['restarts of PostgreSQL', sum(rounds.map(({ restarts }) => restarts))],
    ...[...ends].toSorted(([one], [other]) => (one < other ? -1 : 1)),
    ['findings', findings.length],
  ]
  const table = rows.map(([name, number]) => `${name.padEnd(24)}${String(number).padStart(8)}`)
  process.stdout.write(`${[...table, ...findings].join('\n')}\n`)
  return findings.length === 0
}

if (options.help) process.stdout.write(HELP)
else {
  await torture()
  process.exit(report(roundsOf(options.log)) ? 0 : 1)
}
