import { existsSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { addDays, dayInLima } from 'shared-ui/rules/dates/calendar-date'
import * as v from 'valibot'
import { type Guest, newGuest } from '../crash/guest.ts'
import { CARDS } from '../crash/sandbox-process.ts'
import type { TestLodge } from '../crash/test-lodge.ts'

const BOOK_EVERY_MS = 400
const READ_EVERY_MS = 100
const HEALTH_EVERY_MS = 500
/** Longer than any response may take. */
const READ_LIMIT_MS = 60_000

/**
 * What `GET /health` reported (`ok`, an error code, or its warnings with spaces between them), when it was asked, how long it took, and how much of that the server was ready to run and waited for a
 * processor, because other programs had it.
 */
export type HealthSample = { at: number; code: string; milliseconds: number; waitedMs: number }

/** What visitors and monitoring got so far. */
export type Traffic = {
  guests: Guest[]
  /** Number of reads by status. */
  reads: Record<string, number>
  slowestReadMs: number
  healths: HealthSample[]
  /** Responses that no outage excuses, as sentences. */
  findings: string[]
  /** Starts nothing more, and waits for what runs. */
  stop: () => Promise<void>
}

const Problem = v.object({ errorCode: v.string() })
const Warned = v.object({ warnings: v.array(v.string()) })

/** The server under test: the address of its API, and its process. */
export type Served = { api: string; pid: number }

/** Lets guests search rooms and book by card, and asks for health, each at a fixed rate. */
export function startTraffic({ api, pid }: Served, lodge: TestLodge): Traffic {
  const ending = new AbortController()
  const running: Promise<void>[] = []
  const traffic: Traffic = {
    guests: [],
    reads: {},
    slowestReadMs: 0,
    healths: [],
    findings: [],
    async stop() {
      ending.abort()
      await Promise.all(running)
    },
  }
  running.push(
    repeat(() => read(api, traffic), READ_EVERY_MS, ending.signal),
    repeat(() => book(api, lodge, traffic), BOOK_EVERY_MS, ending.signal),
    repeat(() => checkHealth({ api, pid }, traffic), HEALTH_EVERY_MS, ending.signal),
  )
  return traffic
}

async function read(api: string, traffic: Traffic): Promise<void> {
  const startedAt = performance.now()
  const first = addDays(dayInLima(Date.now()), 5)
  const nights = `inDate=${first}&outDate=${addDays(first, 2)}`
  const signal = AbortSignal.timeout(READ_LIMIT_MS)
  const response = await fetch(`${api}/room/filter?${nights}`, { signal }).catch(() => null)
  await response?.arrayBuffer()
  traffic.slowestReadMs = Math.max(traffic.slowestReadMs, performance.now() - startedAt)
  const status = response?.status
  const result = String(status ?? 'no response')
  traffic.reads[result] = (traffic.reads[result] ?? 0) + 1
  if (status !== 200 && status !== 503) traffic.findings.push(`a read got ${result}`)
  if (status === 503 && !response?.headers.get('retry-after'))
    traffic.findings.push('a 503 has no Retry-After')
}

async function book(api: string, { rooms, sandbox }: TestLodge, { guests }: Traffic): Promise<void> {
  const entry = addDays(dayInLima(Date.now()), 10 + Math.floor(guests.length / rooms.length))
  const roomId = rooms[guests.length % rooms.length] ?? ''
  const stay = { entry, departure: addDays(entry, 1) }
  const guest = newGuest(sandbox, { roomId, stay, cardNumber: CARDS.good })
  guests.push(guest)
  await guest.book(api, { sent: () => undefined, reported: () => undefined })
}

/** Returns how long the main thread of a process has waited for a processor, in ms; 0 where the kernel does not say (Linux does). */
function processorWaitMs(pid: number): number {
  const file = `/proc/${pid}/schedstat`
  if (!existsSync(file)) return 0
  const [, waited = '0'] = readFileSync(file, 'utf8').split(' ')
  return Number(waited) / 1e6
}

async function checkHealth({ api, pid }: Served, { healths }: Traffic): Promise<void> {
  const [at, before] = [performance.now(), processorWaitMs(pid)]
  const response = await fetch(`${api}/health`).catch(() => null)
  const body: unknown = await response?.json()
  const waitedMs = Math.max(0, processorWaitMs(pid) - before)
  const milliseconds = performance.now() - at
  healths.push({ at, code: codeOf(body), milliseconds, waitedMs })
}

function codeOf(body: unknown): string {
  if (body === undefined) return 'no response'
  if (v.is(Problem, body)) return body.errorCode
  return v.is(Warned, body) ? body.warnings.join(' ') : 'ok'
}

/** Starts `work` every `everyMs`, whether or not the earlier ones have ended, until the signal; waits for all. */
async function repeat(work: () => Promise<void>, everyMs: number, signal: AbortSignal): Promise<void> {
  const running: Promise<void>[] = []
  while (!signal.aborted) {
    running.push(work())
    await sleep(everyMs)
  }
  await Promise.all(running)
}
