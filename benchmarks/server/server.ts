import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import autocannon from 'autocannon'
import { addDays, dayInLima } from 'shared-ui/rules/dates/calendar-date'
import { report, spreadOf, spreadText } from '../figures.ts'
import { type RunningLodge, startLodge } from '../running-lodge.ts'
import { processorMicros, residentMegabytes } from './process-figures.ts'
import { type BareServer, startBareServer } from './start-bare-server.ts'

const ROUNDS = 5
const ROUND_SECONDS = 3
const CONNECTIONS = 10
const REST_MS = 5_000

const FIRST_NIGHT = addDays(dayInLima(Date.now()), 5)
const NIGHTS = { inDate: FIRST_NIGHT, outDate: addDays(FIRST_NIGHT, 3) }

type Endpoint = { name: string; path: string; aim: number }
const ENDPOINTS: Endpoint[] = [
  {
    name: 'GET /room/filter',
    path: `/room/filter?inDate=${NIGHTS.inDate}&outDate=${NIGHTS.outDate}`,
    aim: 0.4,
  },
  { name: 'GET /room', path: '/room', aim: 0.5 },
]

type Target = { url: string; pid: number }
/** Requests per second, and the microseconds of processor time that each took. */
type Load = { perSecond: number; processorMicros: number }

async function loadOn({ url, pid }: Target): Promise<Load> {
  const before = processorMicros(pid)
  const { requests, non2xx, errors } = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: ROUND_SECONDS,
  })
  if (non2xx > 0 || errors > 0) throw new Error(`${url} did not return 200 for every request`)
  return {
    perSecond: requests.average,
    processorMicros: (processorMicros(pid) - before) / requests.total,
  }
}

function reportLoads(name: string, loads: Load[]): void {
  report(name, spreadText(spreadOf(loads.map(({ perSecond }) => perSecond)), 'req/s'))
  const micros = spreadOf(loads.map((load) => load.processorMicros))
  report(`${name}, processor time of a request`, spreadText(micros, 'µs'))
}

const bodyOf = async ({ url }: Target): Promise<string> => (await fetch(url)).text()

/** Puts the same load on both servers, alternating, so that other load on the machine affects both alike. */
async function compare({ name, aim }: Endpoint, product: Target, bare: Target): Promise<void> {
  if ((await bodyOf(product)) !== (await bodyOf(bare)))
    throw new Error('The two servers send different bodies')
  // Warms up both servers.
  await loadOn(product)
  await loadOn(bare)
  const loads: { product: Load; bare: Load }[] = []
  for (let round = 0; round < ROUNDS; round++) {
    loads.push({ product: await loadOn(product), bare: await loadOn(bare) })
  }
  reportLoads(
    `${name}, the product`,
    loads.map((load) => load.product),
  )
  reportLoads(
    `${name}, a bare Fastify`,
    loads.map((load) => load.bare),
  )
  const ratios = loads.map((load) => load.product.perSecond / load.bare.perSecond)
  report(`${name}, the product to a bare Fastify (aim: ${aim})`, spreadText(spreadOf(ratios), ''))
  const cost = loads.map((load) => load.bare.processorMicros / load.product.processorMicros)
  report(`${name}, the same by processor time`, spreadText(spreadOf(cost), ''))
}

const targetsOf = ({ path }: Endpoint, lodge: RunningLodge, bare: BareServer): [Target, Target] => [
  { url: `http://127.0.0.1:${new URL(lodge.publicUrl).port}/api${path}`, pid: lodge.pid },
  { url: bare.url + path, pid: bare.pid },
]

/** Compares the two most frequent read endpoints with a bare Fastify that runs the same SQL and sends the same bodies (Linux). */
export async function measureServer(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-server-'))
  // The first start fills the database, which takes memory that later starts do not need.
  await (await startLodge(dataDir)).stop()
  const lodge = await startLodge(dataDir)
  await sleep(REST_MS)
  report('resident memory at rest (aim: 130 MB)', `${residentMegabytes(lodge.pid).toFixed(1)} MB`)
  const bare = await startBareServer(join(dataDir, 'lodge.db'), NIGHTS)
  for (const endpoint of ENDPOINTS) await compare(endpoint, ...targetsOf(endpoint, lodge, bare))
  await bare.stop()
  await lodge.stop()
  rmSync(dataDir, { recursive: true })
}
