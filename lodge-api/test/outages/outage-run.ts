import { setTimeout as sleep } from 'node:timers/promises'
import { openWork } from '../crash/books.ts'
import { auditSettled } from '../money/auditor/audit.ts'
import type { ReportedOutcome } from '../money/auditor/books.ts'
import { type HealthSample, startTraffic, type Traffic } from './outage-traffic.ts'
import type { Outage, OutagePlace } from './outages.ts'

const BEFORE_MS = 4_000
/** Health responds within two seconds; a busy machine gets as much again, besides the time that the server waits for a processor. */
const HEALTH_LIMIT_MS = 4_000
const RECOVER_MS = 40_000
const SETTLE_MS = 90_000
const POLL_MS = 250

/** How an outage went. `findings` are sentences; empty if the server behaved. */
export type OutageReport = {
  reads: Record<string, number>
  slowestReadMs: number
  /** The slowest response of health, and how long the server waited for a processor meanwhile. */
  slowestHealth: { milliseconds: number; waitedMs: number }
  /** Number of guests by what they were told last. */
  bookings: Record<string, number>
  /** What health reported, in order, without repetitions. */
  health: string[]
  recoveredMs: number | null
  findings: string[]
}

/** Lets guests book and read while something fails, then checks health, responses and books. */
export async function runOutage(outage: Outage, place: OutagePlace): Promise<OutageReport> {
  const { lodge } = place
  const { server, listening } = lodge.start(outage.settings?.(place) ?? {})
  const api = await listening
  const traffic = startTraffic({ api, pid: server.pid }, lodge)
  await sleep(BEFORE_MS)
  const end = await outage.begin(place)
  await sleep(outage.seconds * 1000)
  await end()
  const recoveredMs = await recovery(traffic, performance.now())
  await sleep(BEFORE_MS)
  await traffic.stop()
  // As browsers do: a guest whose response was lost asks again.
  for (const guest of traffic.guests) await guest.repeat(api)
  const wrongBooks = await auditWhenSettled(place, traffic)
  server.signal('SIGTERM')
  await server.ended
  const findings = [
    ...traffic.findings,
    ...wrongHealth(outage, traffic.healths),
    ...wrongBooks,
    ...(outage.findings?.(place) ?? []),
  ]
  if (recoveredMs === null) findings.push('health did not recover')
  return {
    reads: traffic.reads,
    slowestReadMs: Math.round(traffic.slowestReadMs),
    slowestHealth: slowestOf(traffic.healths),
    bookings: countOf(traffic.guests.map(({ reported }) => reported.at(-1) ?? 'no response')),
    health: traffic.healths.map(({ code }) => code).filter((code, index, all) => code !== all[index - 1]),
    recoveredMs,
    findings: [...new Set(findings)],
  }
}

/** Waits until health reports ok again; returns after how many ms, or null if it does not in time. */
async function recovery({ healths }: Traffic, endedAt: number): Promise<number | null> {
  const recovered = () => healths.find(({ at, code }) => at > endedAt && code === 'ok')
  await endsWithin(RECOVER_MS, async () => recovered() !== undefined)
  const found = recovered()
  return found ? Math.round(found.at - endedAt) : null
}

async function auditWhenSettled({ lodge }: OutagePlace, { guests }: Traffic): Promise<string[]> {
  const reported = guests.flatMap((guest, index) => reportsOf(`guest ${index + 1}`, guest))
  // A mail whose end could not be stored stays claimed for minutes, and is then sent again under the same id.
  const isSettled = await endsWithin(SETTLE_MS, async () => {
    const { payments, mails, claimed } = openWork(await lodge.books(reported))
    return payments === 0 && mails === claimed
  })
  const books = await lodge.books(reported)
  const { payments, mails, claimed } = openWork(books)
  return [
    ...(isSettled ? [] : [`not settled: ${payments} payments, ${mails - claimed} mails`]),
    ...auditSettled({ ...books, isMailClaimed: claimed > 0 }),
  ]
}

/** These leave the outcome open, as a lost response does. */
const NO_OUTCOME = ['database_unavailable', 'storage_full']

const reportsOf = (
  client: string,
  { purchaseNumber, reported }: Traffic['guests'][number],
): ReportedOutcome[] =>
  purchaseNumber === undefined
    ? []
    : reported
        .filter((outcome) => !NO_OUTCOME.includes(outcome))
        .map((outcome) => ({ client, purchaseNumber, outcome }))

function wrongHealth({ health }: Outage, healths: readonly HealthSample[]): string[] {
  const slowest = Math.max(...healths.map(({ milliseconds, waitedMs }) => milliseconds - waitedMs))
  const isMissing = health !== null && !healths.some(({ code }) => code.split(' ').includes(health))
  return [
    ...(isMissing ? [`health never reported ${health}`] : []),
    ...(slowest > HEALTH_LIMIT_MS ? [`health took up to ${slowest.toFixed(0)} ms`] : []),
  ]
}

function slowestOf(healths: readonly HealthSample[]): OutageReport['slowestHealth'] {
  const [slowest] = healths.toSorted((a, b) => b.milliseconds - a.milliseconds)
  return {
    milliseconds: Math.round(slowest?.milliseconds ?? 0),
    waitedMs: Math.round(slowest?.waitedMs ?? 0),
  }
}

/** Polls until `isTrue`; returns whether it became true in time. */
async function endsWithin(limitMs: number, isTrue: () => Promise<boolean>): Promise<boolean> {
  const end = performance.now() + limitMs
  while (performance.now() < end) {
    if (await isTrue()) return true
    await sleep(POLL_MS)
  }
  return false
}

const countOf = (names: readonly string[]): Record<string, number> =>
  Object.fromEntries(
    Array.from(
      Map.groupBy(names, (name) => name),
      ([name, all]) => [name, all.length],
    ),
  )
