import type { Scheduler } from 'fast-check'
import { sql } from 'kysely'
import type { Database } from '../../src/database/connect.ts'
import { DomainError } from '../../src/errors.ts'
import type { Lodge } from '../../src/lodge.ts'
import { type Books, type ReportedOutcome, readLodgeBooks, type SentMail } from './auditor/books.ts'
import { type ChargeBehaviour, type CompleterBehaviours, RELIABLE } from './behaviours.ts'
import { emptyBooks, findCharge } from './provider/provider-books.ts'
import { connectProvider } from './provider/provider-client.ts'
import { MAIL_DOWN, type ServerProcess, startProcess, takeOver } from './server.ts'
import { runningTimers, type Timers } from './virtual-timers.ts'

/** Noon of 10 March 2027 in Lima. */
export const START = Date.parse('2027-03-10T17:00:00Z')

/** Shorter than the look-ups of a lost charge; the other is longer, but shorter than the wait before the last look-up. */
export const SHORT_TRANSIT_MS = 3 * 60_000
export const LONG_TRANSIT_MS = 40 * 60_000

export const SERVERS = ['A', 'B'] as const
export type ServerName = (typeof SERVERS)[number]

/** A purchase as known to the browser that began it. */
export type GuestPurchase = {
  client: string
  guest: number
  purchaseNumber: string
  sessionKey: string
  roomId: string
  inDate: string
  outDate: string
  price: number
  igv: number
  total: number
}

/** Random options of a world. */
export type WorldOptions = {
  /** Whether the start of each transaction is a separate event, which other events may precede. */
  isSlow: boolean
  /** Delay between a charge and its first possible refund, in ms. */
  refundOpensAfterMs: number
  /** Longest time until the provider has processed a request, in ms, even if the client no longer waits. */
  longestTransitMs: number
  /** Whether no mail can be sent until all payments have settled. */
  isMailLate: boolean
}

/** A database for one world at a time. */
export type WorldDatabase = {
  database: Database
  rooms: string[]
  /** Whether a statement is running. */
  isBusy: () => boolean
}

type Machine = { process: ServerProcess | null; skewMs: number; fastMs: number }
type Delay = { at: number; wake: () => void }
type Sleeper = { at: number; wake: () => void; process: () => ServerProcess | null }

/** The provider's record that must exist when an outcome is reported. */
const RECORDS: Record<string, string> = { confirmed: 'active', returned: 'voided' }
/** The subject of mails about a returned charge, with its purchase number. */
const RETURNED_MAIL = /^(?:Su pago fue|Pago) devuelto: pedido (\d+)/

const never = new Promise<never>(() => undefined)
const turn = () => new Promise<void>((resolve) => setImmediate(resolve))

/** One database, two servers, a provider and guests, with a clock that only commands advance. */
export class World {
  readonly scheduler: Scheduler
  readonly store: WorldDatabase
  readonly options: WorldOptions
  readonly provider = emptyBooks()
  readonly reported: ReportedOutcome[] = []
  readonly mails: SentMail[] = []
  readonly purchases: GuestPurchase[] = []
  readonly plans = new Map<string, { behaviour: ChargeBehaviour; brand: string }>()
  readonly refundsInTransit = new Set<string>()
  /** Errors besides the auditor's findings: those that no client should receive and no log should contain. */
  readonly errors: string[] = []
  behaviours: CompleterBehaviours = RELIABLE
  isSessionRefused = false
  isMailDown = false
  now = START
  readonly machines: Record<ServerName, Machine> = {
    A: { process: null, skewMs: 0, fastMs: 0 },
    B: { process: null, skewMs: 0, fastMs: 0 },
  }
  #sleepers: Sleeper[] = []
  #delays: Delay[] = []

  constructor(scheduler: Scheduler, store: WorldDatabase, options: WorldOptions) {
    this.scheduler = scheduler
    this.store = store
    this.options = options
  }

  /** Starts a process on a machine; an earlier one completes what it has begun, unless it was killed. */
  async boot(name: ServerName): Promise<void> {
    const machine = this.machines[name]
    const clock = () => this.now + machine.skewMs + machine.fastMs
    const { database } = this.store
    const holder: { process: ServerProcess | null } = { process: null }
    const isAlive = () => holder.process?.isAlive ?? false
    const timers = this.#timersOf(() => holder.process)
    const started = startProcess({
      database,
      slowDatabase: this.options.isSlow ? this.#slow(database, isAlive) : database,
      clock,
      leaseClock: database.engine === 'postgres' ? () => this.now : clock,
      provider: connectProvider({
        books: this.provider,
        happens: (what) => this.happens(what),
        now: () => this.now,
        isAlive,
        chargePlan: (number) => this.plans.get(number) ?? { behaviour: 'approved', brand: 'visa' },
        behaviours: () => this.behaviours,
        refundOpensAfterMs: this.options.refundOpensAfterMs,
        longestTransitMs: this.options.longestTransitMs,
        passes: (milliseconds) =>
          new Promise((wake) => this.#delays.push({ at: this.now + milliseconds, wake })),
        refundsInTransit: this.refundsInTransit,
        isSessionRefused: () => this.isSessionRefused,
      }),
      timers,
      onError: (text) => this.errors.push(`logged error: ${text}`),
      sendMail: (mail) => {
        if (this.isMailDown) throw new Error(MAIL_DOWN)
        this.mails.push(mail)
        const number = RETURNED_MAIL.exec(mail.subject)?.[1]
        if (number !== undefined) this.#checkTrue(number, 'returned')
      },
    })
    holder.process = started
    await takeOver(started)
    machine.process = started
  }

  kill(name: ServerName): void {
    const machine = this.machines[name]
    if (machine.process) machine.process.isAlive = false
    machine.process = null
  }

  /** Resolves when the scheduler executes the event. */
  happens(what: string): Promise<void> {
    return this.scheduler.schedule(Promise.resolve(), what)
  }

  /** Runs work in a server's process, if one runs. */
  run(name: ServerName, work: (process: ServerProcess) => Promise<void>): void {
    const { process } = this.machines[name]
    if (!process) return
    const ended = runningTimers.run(process.timers, () => work(process))
    ended.catch((error: unknown) => this.errors.push(`error of the server: ${String(error)}`))
  }

  /** Sends a client's request; the reported outcome is what `work` returns, or the code of the refusal. */
  request(
    name: ServerName,
    who: { client: string; purchaseNumber: string },
    work: (lodge: Lodge) => Promise<string>,
  ): void {
    this.run(name, async (process) => {
      const outcome = await outcomeOf(() => work(process.lodge))
      if (!process.isAlive) return
      this.reported.push({ ...who, outcome })
      this.#checkTrue(who.purchaseNumber, outcome)
    })
  }

  /** Waits until every process waits for the provider or the clock, or is idle. */
  async quiet(): Promise<void> {
    do await turn()
    while (this.store.isBusy())
  }

  /** Executes some of the waiting events, one after the other. */
  async deliver(count: number): Promise<void> {
    for (let remaining = count; remaining > 0 && this.scheduler.count() > 0; remaining -= 1) {
      await this.scheduler.waitNext(1)
      await this.quiet()
    }
  }

  async pass(milliseconds: number): Promise<void> {
    const end = this.now + milliseconds
    for (const { at, wake } of this.#delays.toSorted((one, other) => one.at - other.at)) {
      if (at > end) break
      this.now = Math.max(this.now, at)
      wake()
      await this.quiet()
    }
    this.#delays = this.#delays.filter(({ at }) => at > end)
    this.now = end
    const required = this.#sleepers.filter(({ at }) => at <= this.now)
    this.#sleepers = this.#sleepers.filter(({ at }) => at > this.now)
    for (const { wake, process } of required) {
      if (!process()?.isAlive) continue
      wake()
      await this.quiet()
    }
  }

  read = async <Row>(text: string): Promise<Row[]> =>
    (await sql.raw<Row>(text).execute(this.store.database.kysely)).rows

  async books(): Promise<Books> {
    const { provider, reported, mails } = this
    return { ...(await readLodgeBooks(this.read)), provider, reported, mails }
  }

  /** Records an error if an outcome is reported before the provider's record agrees. */
  #checkTrue(purchaseNumber: string, outcome: string): void {
    const status = findCharge(this.provider, purchaseNumber)?.status
    const required = RECORDS[outcome]
    if (required && status !== required)
      this.errors.push(`reported too early: purchase ${purchaseNumber} as ${outcome}, but it is ${status}`)
  }

  #timersOf(process: () => ServerProcess | null): Timers {
    return {
      sleep: (milliseconds) =>
        new Promise((wake) => this.#sleepers.push({ at: this.now + milliseconds, wake, process })),
    }
  }

  #slow(database: Database, isAlive: () => boolean): Database {
    return {
      ...database,
      transaction: async (work) => {
        await this.happens('transaction')
        return isAlive() ? database.transaction(work) : never
      },
    }
  }
}

/** Returns the outcome, the code of a refusal, or an error that no client should receive. */
async function outcomeOf(work: () => Promise<string>): Promise<string> {
  try {
    return await work()
  } catch (error) {
    return error instanceof DomainError ? error.code : `internal error ${String(error)}`
  }
}
