import { spawnSync } from 'node:child_process'
import { appendFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { startPostgres } from '../../../scripts/testing/start-postgres.ts'
import { newCrashRun } from './crash-run.ts'
import { BOOKING_MOMENTS, databaseRestart, type Moment, REFUND_MOMENTS, SETTLING_MOMENTS } from './moments.ts'
import { buildOneFile } from './one-file.ts'
import { seededRandom } from './random.ts'

const HELP = `npm run torture -- [--kills 1000] [--seed 1] [--engine sqlite|postgres|both] [--log FILE]

Kills the server with SIGKILL at random moments of bookings, look-ups, voids and refunds, and restarts PostgreSQL under it, until so many
kills are done. After each round everything settles and the auditor compares the provider's books, purchases, reservations, nights,
refunds, mails and what guests were told. Each round is a line of the log; a run with the same seed and log goes on after the last one.
Ends with 1 where the auditor found anything.`

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
    : []

const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0)

/** A PostgreSQL cluster that can be restarted under its clients. */
type Cluster = { control: (action: 'restart' | 'stop') => void }

async function clusterOf(url: string): Promise<Cluster> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query('show data_directory')
  await client.end()
  const folder = String(rows[0].data_directory)
  const version = readFileSync(join(folder, 'PG_VERSION'), 'utf8').trim()
  const { uid, gid } = statSync(folder)
  return {
    control(action) {
      // As a crash of its machine would end it; it is waited for until it listens again.
      const options = [
        '-D',
        folder,
        '-m',
        'immediate',
        '-w',
        ...(action === 'restart' ? ['-l', '/dev/null'] : []),
      ]
      const ended = spawnSync(`/usr/lib/postgresql/${version}/bin/pg_ctl`, [...options, action], { uid, gid })
      if (ended.status !== 0) throw new Error(`PostgreSQL did not ${action}: ${String(ended.stderr)}`)
    },
  }
}

/** The moments of a round in an order of their own; restarts of the database among them where there is a server of it. */
function momentsOf(
  random: ReturnType<typeof seededRandom>,
  restart: (() => Promise<void>) | null,
): Moment[][] {
  const booking = [
    ...BOOKING_MOMENTS,
    ...(restart ? [databaseRestart(restart), databaseRestart(restart)] : []),
  ]
  const shuffled = booking.map((moment) => ({ moment, place: random.between(0, 1) }))
  const series = shuffled.toSorted((one, other) => one.place - other.place).map(({ moment }) => moment)
  // What settles needs the kills before it in their order.
  return [series, restart ? REFUND_MOMENTS : [...SETTLING_MOMENTS, ...REFUND_MOMENTS]]
}

type Surroundings = { code: { main: string; cache: string }; cluster: Cluster | undefined }

async function runRound(round: number, engine: string, { code, cluster }: Surroundings): Promise<Round> {
  const { newPostgresDatabase, newSqliteFile } = await import('../empty-database.ts')
  const { openHouse } = await import('./house.ts')
  const random = seededRandom(Number(options.seed) * 10_000 + round)
  let restarts = 0
  const restart = async () => {
    restarts += 1
    cluster?.control('restart')
  }
  const house = await openHouse(engine === 'postgres' ? await newPostgresDatabase() : newSqliteFile(), code)
  const run = newCrashRun(house, random)
  try {
    for (const moments of momentsOf(random, engine === 'postgres' ? restart : null)) {
      await run.crash(moments)
      await run.settle()
    }
  } catch (error) {
    run.faults.push(String(error))
  } finally {
    await house.close()
  }
  const ends = Object.fromEntries(run.ends)
  return { round, engine, kills: run.kills(), restarts, ends, findings: run.faults }
}

async function torture(): Promise<void> {
  const postgres = options.engine === 'sqlite' ? undefined : await startPostgres()
  if (postgres) process.env['TEST_DATABASE_URL'] = postgres.url
  const cluster = postgres && (await clusterOf(postgres.url))
  const engines = { both: ['sqlite', 'postgres'], sqlite: ['sqlite'], postgres: ['postgres'] }[options.engine]
  if (!engines) throw new Error(HELP)
  const caches = join(import.meta.dirname, '../../../node_modules/.cache')
  mkdirSync(caches, { recursive: true })
  const folder = mkdtempSync(join(caches, 'lodge-torture-'))
  const code = { main: await buildOneFile(folder), cache: join(folder, 'compiled') }
  try {
    for (;;) {
      const done = roundsOf(options.log)
      if (sum(done.map(({ kills }) => kills)) >= Number(options.kills)) break
      const result = await runRound(done.length, engines[done.length % engines.length] ?? 'sqlite', {
        code,
        cluster,
      })
      appendFileSync(options.log, `${JSON.stringify(result)}\n`)
      process.stdout.write(
        `round ${result.round} (${result.engine}): ${result.kills} kills, ${result.findings.length} findings\n`,
      )
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
    cluster?.control('stop')
    await postgres?.stop()
  }
}

/** Prints the sums of a log; returns whether nothing was found. */
function report(rounds: Round[]): boolean {
  const ends = new Map<string, number>()
  for (const [name, times] of rounds.flatMap((round) => Object.entries(round.ends)))
    ends.set(name, (ends.get(name) ?? 0) + times)
  const findings = rounds.flatMap((round) => round.findings)
  const lines = [
    `rounds ${rounds.length}, kills ${sum(rounds.map(({ kills }) => kills))}, restarts ${sum(rounds.map(({ restarts }) => restarts))}`,
    ...[...ends].map(([name, times]) => `${name} ${times}`),
    `findings ${findings.length}`,
    ...findings,
  ]
  process.stdout.write(`${lines.join('\n')}\n`)
  return findings.length === 0
}

if (options.help) process.stdout.write(`${HELP}\n`)
else {
  await torture()
  process.exitCode = report(roundsOf(options.log)) ? 0 : 1
}
