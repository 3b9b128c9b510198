import type { Scheduler } from 'fast-check'
import { sql } from 'kysely'
import type { Database } from '../../src/database/connect.ts'
import { DomainError } from '../../src/errors.ts'
import type { Lodge } from '../../src/lodge.ts'
import { type Books, readLodgeBooks, type SentMail, type ToldOutcome } from './auditor/books.ts'
import { type ChargeFate, type CompleterFates, TRUTHFUL } from './fates.ts'
import { emptyBooks, findCharge } from './provider-books.ts'
import { connectProvider } from './provider-client.ts'
import { MAIL_DOWN, type ServerProcess, startProcess, takeOver } from './server.ts'
import { runningTimers, type Timers } from './virtual-timers.ts'

/** Noon of 10 March 2027 in Lima. */
export const START = Date.parse('2027-03-10T17:00:00Z')

/** Shorter than the look-ups of a lost charge last; the other is longer, and shorter than the wait before the last of them. */
export const SHORT_TRANSIT_MS = 3 * 60_000
export const LONG_TRANSIT_MS = 40 * 60_000

export const SERVERS = ['A', 'B'] as const
export type ServerName = (typeof SERVERS)[number]

/** A purchase as the browser that began it knows it. */
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

/** What is drawn once for a world. */
export type WorldOptions = {
  /** Whether the start of each transaction is an event of its own, that other events may come before. */
  isSlow: boolean
  /** How long after a charge it can first be refunded, in ms. */
  refundOpensAfterMs: number
  /** How long a request may take to be processed by the provider, in ms, whether or not the client still waits. */
  longestTransitMs: number
  /** Whether no mail can be sent until all payments have ended. */
  isMailLate: boolean
}

/** A database for one world at a time. */
export type WorldDatabase = {
  database: Database
  rooms: string[]
  /** Whether a statement is under way. */
  isBusy: () => boolean
}

type Machine = { process: ServerProcess | null; skewMs: number; aheadMs: number }
type Delay = { at: number; wake: () => void }
type Sleeper = { at: number; wake: () => void; process: () => ServerProcess | null }

/** What the provider has on record when somebody is told so. */
const RECORDS: Record<string, string> = { confirmed: 'standing', returned: 'voided' }
/** The subject of the mails that call a charge returned, with its purchase number. */
const RETURNED_MAIL = /^(?:Su pago fue|Pago) devuelto: pedido (\d+)/

const never = new Promise<never>(() => undefined)
const turn = () => new Promise<void>((resolve) => setImmediate(resolve))

/** One database, two servers, a provider and the guests, in a time that passes only when a command says so. */
export class World {
  readonly scheduler: Scheduler
  readonly store: WorldDatabase
  readonly options: WorldOptions
  readonly provider = emptyBooks()
  readonly told: ToldOutcome[] = []
  readonly mails: SentMail[] = []
  readonly purchases: GuestPurchase[] = []
  readonly plans = new Map<string, { fate: ChargeFate; brand: string }>()
  readonly refundsInTransit = new Set<string>()
  /** What went wrong besides what the auditor finds: errors that no client and no log should see. */
  readonly errors: string[] = []
  fates: CompleterFates = TRUTHFUL
  isSessionRefused = false
  isMailDown = false
  now = START
  readonly machines: Record<ServerName, Machine> = {
    A: { process: null, skewMs: 0, aheadMs: 0 },
    B: { process: null, skewMs: 0, aheadMs: 0 },
  }
  #sleepers: Sleeper[] = []
  #delays: Delay[] = []

  constructor(scheduler: Scheduler, store: WorldDatabase, options: WorldOptions) {
    this.scheduler = scheduler
    this.store = store
    this.options = options
  }

  /** Starts another process on a machine; one that ran there goes on with what it has begun, unless it was killed. */
  async boot(name: ServerName): Promise<void> {
    const machine = this.machines[name]
    const clock = () => this.now + machine.skewMs + machine.aheadMs
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
        chargePlan: (number) => this.plans.get(number) ?? { fate: 'approved', brand: 'visa' },
        fates: () => this.fates,
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

  /** Resolves when the scheduler lets this happen. */
  happens(what: string): Promise<void> {
    return this.scheduler.schedule(Promise.resolve(), what)
  }

  /** Runs something in a server's process; nothing where none runs. It goes on until it waits for the provider. */
  run(name: ServerName, work: (process: ServerProcess) => Promise<void>): void {
    const { process } = this.machines[name]
    if (!process) return
    const ended = runningTimers.run(process.timers, () => work(process))
    ended.catch((error: unknown) => this.errors.push(`error of the server: ${String(error)}`))
  }

  /** A request of a client: what it is told is the outcome that `work` returns, or the code of the refusal. */
  request(
    name: ServerName,
    who: { client: string; purchaseNumber: string },
    work: (lodge: Lodge) => Promise<string>,
  ): void {
    this.run(name, async (process) => {
      const outcome = await outcomeOf(() => work(process.lodge))
      if (!process.isAlive) return
      this.told.push({ ...who, outcome })
      this.#checkTrue(who.purchaseNumber, outcome)
    })
  }

  /** Waits until every process waits for the provider, the clock or nothing. */
  async quiet(): Promise<void> {
    do await turn()
    while (this.store.isBusy())
  }

  /** Lets some of the waiting events happen, one after the other. */
  async deliver(count: number): Promise<void> {
    for (let left = count; left > 0 && this.scheduler.count() > 0; left -= 1) {
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
    const due = this.#sleepers.filter(({ at }) => at <= this.now)
    this.#sleepers = this.#sleepers.filter(({ at }) => at > this.now)
    for (const { wake, process } of due) {
      if (!process()?.isAlive) continue
      wake()
      await this.quiet()
    }
  }

  read = async <Row>(text: string): Promise<Row[]> =>
    (await sql.raw<Row>(text).execute(this.store.database.kysely)).rows

  async books(): Promise<Books> {
    const { provider, told, mails } = this
    return { ...(await readLodgeBooks(this.read)), provider, told, mails }
  }

  /** M-01: nobody is told that money was charged or returned before the provider's record says so. */
  #checkTrue(purchaseNumber: string, outcome: string): void {
    const status = findCharge(this.provider, purchaseNumber)?.status
    const due = RECORDS[outcome]
    if (due && status !== due)
      this.errors.push(`told too early: purchase ${purchaseNumber} ${outcome}, and is ${status}`)
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

/** The outcome, the code of a refusal, or an error that no client may see. */
async function outcomeOf(work: () => Promise<string>): Promise<string> {
  try {
    return await work()
  } catch (error) {
    return error instanceof DomainError ? error.code : `internal error ${String(error)}`
  }
}
