import { setTimeout as sleep } from 'node:timers/promises'
import { addDays, dayInLima } from 'shared-ui/rules/dates/calendar-date'
import { auditSettled } from '../money/auditor/audit.ts'
import type { ReportedOutcome } from '../money/auditor/books.ts'
import { type CrashBooks, mailsIn, openWork, wrongAtAnyTime } from './books.ts'
import { type Guest, newGuest, type Watcher } from './guest.ts'
import { anyFault, type Moment } from './moments.ts'
import { actMeanwhile, cancelSome } from './people.ts'
import type { Random } from './random.ts'
import { CARDS } from './sandbox-process.ts'
import type { TestLodge } from './test-lodge.ts'
import { until } from './until.ts'

const GUESTS = 3
const MOMENT_LIMIT_MS = 25_000
const SETTLE_LIMIT_MS = 40_000
/** One minute is enough on an idle machine; a busy one gets more, with a limit. */
const RUN_LIMIT_MS = 200_000
/** Probability that a guest pays with a card without funds. */
const EMPTY_CARD_SHARE = 0.15

/** What happens besides the kills. */
export type Surroundings = {
  /** Whether staff and guests also change and cancel reservations, and the provider sometimes fails. */
  isBusy: boolean
  /** Called after each kill. */
  onKill?: (kill: { kill: number; moment: string; states: Record<string, number> }) => void
}

/** A crash run and its findings. */
export type CrashRun = {
  /** Kills the server at each of these moments, and restarts it after each. */
  crash: (moments: Moment[]) => Promise<void>
  /** Lets a server settle all open work, repeats every request, and audits the result. */
  settle: () => Promise<void>
  /** Number of purchases, reservations, refunds and charges by final state. */
  ends: Map<string, number>
  kills: () => number
  /** Findings, each with the time of its occurrence. */
  faults: string[]
}

export function newCrashRun(
  lodge: TestLodge,
  random: Random,
  { isBusy, onKill }: Surroundings = { isBusy: false },
): CrashRun {
  const faults: string[] = []
  const ends: CrashRun['ends'] = new Map()
  const end = performance.now() + RUN_LIMIT_MS
  const reported: ReportedOutcome[] = []
  let kills = 0
  let guests: Guest[] = []
  const nextNight = new Map<string, string>()

  function invite(roomId: string, moment: Moment): Guest[] {
    const entry = nextNight.get(roomId) ?? addDays(dayInLima(Date.now()), 1)
    const departure = addDays(entry, 1 + random.below(2))
    nextNight.set(roomId, departure)
    const card = moment.cards ?? (random.chance(EMPTY_CARD_SHARE) ? 'empty' : 'good')
    const plan = { roomId, stay: { entry, departure }, cardNumber: CARDS[card] }
    // Sometimes two guests want the same nights.
    return random.chance(0.15)
      ? [newGuest(lodge.sandbox, plan), newGuest(lodge.sandbox, { ...plan, cardNumber: CARDS.good })]
      : [newGuest(lodge.sandbox, plan)]
  }

  /** Lets new guests book with short delays, and some guests without a response repeat their request. */
  async function visit(api: string, moment: Moment, watcher: Watcher): Promise<void> {
    const repeating = guests.filter((guest) => guest.reported.length === 0 && random.chance(0.3))
    const arriving = lodge.rooms.slice(0, GUESTS).flatMap((roomId) => invite(roomId, moment))
    guests.push(...arriving)
    const scene = { api, lodge, random }
    if (moment.isStaffCancelling) await cancelSome(scene)
    await Promise.all([
      ...(isBusy ? [actMeanwhile(scene)] : []),
      ...repeating.map((guest) => guest.repeat(api)),
      ...arriving.map(async (guest) => {
        await sleep(random.between(0, 30))
        await guest.book(api, watcher)
      }),
    ])
  }

  async function runUntilKilled(moment: Moment): Promise<void> {
    const [started, sent, reported] = [newSignal(), newSignal(), newSignal()]
    const fault = moment.fault ?? (isBusy ? anyFault(moment, random) : undefined)
    if (fault) await lodge.sandbox.next(fault)
    const reached = moment.occurs({
      lodge,
      random,
      started: started.promise,
      sent: sent.promise,
      reported: reported.promise,
    })
    const { server, listening } = lodge.start()
    const journeys = listening.then(
      (api) => {
        started.resolve()
        return visit(api, moment, { sent: sent.resolve, reported: reported.resolve })
      },
      // Killed before it listened, so there were no guests.
      () => undefined,
    )
    try {
      await within(reached, `the moment '${moment.name}'`)
    } catch (error) {
      faults.push(`${String(error)}\nServer output:\n${server.output()}`)
    }
    server.signal('SIGKILL')
    await server.ended
    kills += 1
    await journeys
    await lodge.proxy.release(moment.isLate ? 'deliver' : 'close')
    const books = await lodge.books([])
    note(`kill ${kills}, ${moment.name}`, wrongAtAnyTime(books))
    onKill?.({ kill: kills, moment: moment.name, states: Object.fromEntries(countStates(books)) })
  }

  const note = (when: string, wrong: string[]) => faults.push(...wrong.map((what) => `${when}: ${what}`))

  async function untilQuiet(output: () => string): Promise<void> {
    let books = await lodge.books(reported)
    await until(
      {
        what: 'all work to settle',
        limitMs: SETTLE_LIMIT_MS,
        everyMs: 200,
        detail: () => `Open: ${JSON.stringify(openWork(books))}\nServer output:\n${output()}`,
      },
      async () => {
        books = await lodge.books(reported)
        const { payments, mails, claimed } = openWork(books)
        // On PostgreSQL a mail claimed by a killed server is free only after its claim of five minutes.
        return payments === 0 && mails === (lodge.engine === 'postgres' ? claimed : 0)
      },
    )
  }

  async function settle(): Promise<void> {
    const { server, listening } = lodge.start()
    try {
      const api = await listening
      await untilQuiet(server.output)
      await Promise.all(guests.map((guest) => guest.repeat(api)))
      await untilQuiet(server.output)
      reported.push(...guests.flatMap(reportedBy))
      guests = []
      const books = await lodge.books(reported)
      const mails = await mailsIn(lodge.mailFolder)
      const isMailClaimed = lodge.engine === 'postgres'
      note(`settled after kill ${kills}`, auditSettled({ ...books, mails, isMailClaimed }))
      ends.clear()
      for (const [name, times] of countStates(books)) ends.set(name, times)
    } finally {
      server.signal('SIGKILL')
      await server.ended
    }
  }

  return {
    faults,
    ends,
    kills: () => kills,
    settle,
    async crash(moments) {
      for (const moment of moments) {
        if (performance.now() > end)
          throw new Error(`Out of time after ${kills} kills, before '${moment.name}'.`)
        await runUntilKilled(moment)
      }
    },
  }
}

/** Counts purchases, reservations, refunds and charges by state. */
function countStates({ purchases, reservations, refunds, provider }: CrashBooks): Map<string, number> {
  const names = [
    ...purchases.map(({ state }) => state),
    ...reservations.map(({ state }) => `reservation ${state}`),
    ...refunds.map(({ state }) => `refund ${state}`),
    ...provider.charges.map(({ status }) => `charge ${status}`),
  ]
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return counts
}

const newSignal = () => Promise.withResolvers<void>()

const reportedBy = ({ purchaseNumber = '', reported }: Guest, index: number): ReportedOutcome[] =>
  reported
    // While the database is unreachable no outcome is reported.
    .filter((outcome) => outcome !== 'database_unavailable')
    .map((outcome) => ({ client: `guest ${index}`, purchaseNumber, outcome }))

async function within(reached: Promise<unknown>, what: string): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`Timed out waiting for ${what}.`)), MOMENT_LIMIT_MS)
  })
  try {
    await Promise.race([reached, late])
  } finally {
    clearTimeout(timer)
  }
}
