import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startPostgres } from '../../scripts/testing/start-postgres.ts'
import { report } from '../figures.ts'
import { type LoadResult, loadLodge } from './load-lodge.ts'
import { isLeaking, memoryGrowth } from './memory-growth.ts'
import { distributionsOf } from './open-load.ts'

const HELP = `npm run load -- [--rate 50] [--seconds 600] [--engine sqlite|postgres|both]

Starts the built product (npm run build) and sends it requests at a fixed rate, from many addresses, in the mix of visits and of the front
desk; about one in fifty is a guest who books and pays by card. Then lets all work settle, counts the bookings and audits the books.
Exits with 1 if a read took 100 ms or longer at the 99th percentile, a response was an error, a booking was lost, the auditor found anything, or the
server's memory grew: after three minutes, by more than 10 MB from the first half of the minutes to the second (runs of ten minutes).
`
const READ_LIMIT_MS = 100

const { values: options } = parseArgs({
  options: {
    rate: { type: 'string', default: '50' },
    seconds: { type: 'string', default: '600' },
    engine: { type: 'string', default: 'both' },
    help: { type: 'boolean', default: false },
  },
})

const EXPECTED: readonly string[] = ['200', 'confirmed', 'denied']

function printResult(engine: string, { samples, memory, stored, confirmed, findings }: LoadResult): void {
  for (const [kind, { count, p50, p99, max, results }] of Object.entries(distributionsOf(samples))) {
    const times = [p50, p99, max].map((time) => time.toFixed(0)).join(' / ')
    report(`${engine}, ${kind}`, `${times} ms (p50 / p99 / max of ${count}) ${JSON.stringify(results)}`)
  }
  const reads = distributionsOf(
    samples.filter(({ kind }) => kind !== 'booking').map((one) => ({ ...one, kind: 'reads' })),
  )
  const p99 = reads['reads']?.p99 ?? Number.POSITIVE_INFINITY
  const errors = samples.filter(({ result }) => !EXPECTED.includes(result)).length
  report(`${engine}, all reads, p99 (aim: ${READ_LIMIT_MS})`, `${p99.toFixed(0)} ms`)
  report(`${engine}, responses that are errors`, `${errors} of ${samples.length}`)
  report(`${engine}, bookings reported as confirmed / stored`, `${confirmed} / ${stored}`)
  report(`${engine}, resident memory, minute by minute`, `${memory.map((mb) => mb.toFixed(0)).join(' ')} MB`)
  report(`${engine}, findings of the auditor`, findings.length === 0 ? 'none' : findings.join('\n'))
  const growth = memoryGrowth(memory)
  report(
    `${engine}, growth of memory`,
    growth === null ? 'not judged: the run is too short' : `${growth.toFixed(0)} MB`,
  )
  const isWrong = errors > 0 || confirmed !== stored || findings.length > 0 || isLeaking(memory)
  if (p99 >= READ_LIMIT_MS || isWrong) process.exitCode = 1
}

async function load(): Promise<void> {
  const engines = options.engine === 'both' ? ['sqlite', 'postgres'] : [options.engine]
  const postgres = engines.includes('postgres') ? await startPostgres() : undefined
  if (postgres) process.env['TEST_DATABASE_URL'] = postgres.url
  const code = {
    main: join(import.meta.dirname, '../../lodge-api/src/main.ts'),
    cache: join(import.meta.dirname, '../../node_modules/.cache/compiled'),
  }
  const rate = { perSecond: Number(options.rate), seconds: Number(options.seconds) }
  try {
    for (const engine of engines) printResult(engine, await loadLodge(engine, code, rate))
  } finally {
    await postgres?.stop()
  }
}

if (options.help) process.stdout.write(HELP)
else {
  await load()
  process.exit()
}
