import { setTimeout as pause } from 'node:timers/promises'
import { addDays, dayInLima } from 'shared-ui/rules/calendar-date'
import { auditSettled } from '../money/auditor/audit.ts'
import type { ToldOutcome } from '../money/auditor/books.ts'
import { type CrashBooks, mailsIn, openWork, wrongAtAnyTime } from './books.ts'
import { type Guest, newGuest, type Watcher } from './guest.ts'
import type { House } from './house.ts'
import { anyFault, type Moment } from './moments.ts'
import { actMeanwhile, cancelSome } from './people.ts'
import type { Random } from './random.ts'
import { CARDS } from './sandbox-process.ts'
import { until } from './until.ts'

const GUESTS = 3
const MOMENT_LIMIT_MS = 25_000
const SETTLE_LIMIT_MS = 40_000
/** One minute is enough on a machine with nothing else to do; a busy one gets more, and an end. */
const RUN_LIMIT_MS = 200_000
/** How many of the guests pay with an empty card, out of one. */
const POOR_SHARE = 0.15

/** What goes on besides the kills. */
export type Surroundings = {
  /** Whether staff and guests change and cancel reservations meanwhile, and the provider fails now and then. */
  isBusy: boolean
  /** Called after each kill. */
  onKill?: (kill: { kill: number; moment: string; states: Record<string, number> }) => void
}

/** A house, what happens to it, and what was found. */
export type CrashRun = {
  /** Kills the server at each of these moments, and starts it again after each. */
  crash: (moments: Moment[]) => Promise<void>
  /** Lets a server settle what is open, asks everything once more, and looks for what is wrong. */
  settle: () => Promise<void>
  /** How purchases ended and charges stand, each with how often. */
  ends: Map<string, number>
  kills: () => number
  /** What was wrong, each with when; none where all is well. */
  faults: string[]
}

export function newCrashRun(
  house: House,
  random: Random,
  { isBusy, onKill }: Surroundings = { isBusy: false },
): CrashRun {
  const faults: string[] = []
  const ends: CrashRun['ends'] = new Map()
  const end = performance.now() + RUN_LIMIT_MS
  const told: ToldOutcome[] = []
  let kills = 0
  let guests: Guest[] = []
  const nextNight = new Map<string, string>()

  function invite(roomId: string, moment: Moment): Guest[] {
    const entry = nextNight.get(roomId) ?? addDays(dayInLima(Date.now()), 1)
    const departure = addDays(entry, 1 + random.below(2))
    nextNight.set(roomId, departure)
    const card = moment.cards ?? (random.chance(POOR_SHARE) ? 'empty' : 'good')
    const wish = { roomId, stay: { entry, departure }, cardNumber: CARDS[card] }
    // Now and then two want the same nights.
    return random.chance(0.15)
      ? [newGuest(house.sandbox, wish), newGuest(house.sandbox, { ...wish, cardNumber: CARDS.good })]
      : [newGuest(house.sandbox, wish)]
  }

  /** New guests book, a little apart, and some of those who heard nothing ask again. */
  async function visit(api: string, moment: Moment, watcher: Watcher): Promise<void> {
    const again = guests.filter((guest) => guest.told.length === 0 && random.chance(0.3))
    const arriving = house.rooms.slice(0, GUESTS).flatMap((roomId) => invite(roomId, moment))
    guests.push(...arriving)
    const scene = { api, house, random }
    if (moment.isStaffCancelling) await cancelSome(scene)
    await Promise.all([
      ...(isBusy ? [actMeanwhile(scene)] : []),
      ...again.map((guest) => guest.repeat(api)),
      ...arriving.map(async (guest) => {
        await pause(random.between(0, 30))
        await guest.book(api, watcher)
      }),
    ])
  }

  async function liveAndDie(moment: Moment): Promise<void> {
    const [started, sent, told] = [newSignal(), newSignal(), newSignal()]
    const fault = moment.fault ?? (isBusy ? anyFault(moment, random) : undefined)
    if (fault) await house.sandbox.next(fault)
    const coming = moment.comes({
      house,
      random,
      started: started.promise,
      sent: sent.promise,
      told: told.promise,
    })
    const { server, listening } = house.start()
    const journeys = listening.then(
      (api) => {
        started.resolve()
        return visit(api, moment, { sent: sent.resolve, told: told.resolve })
      },
      // Killed before it listened: nobody came.
      () => undefined,
    )
    try {
      await within(coming, `the moment '${moment.name}'`)
    } catch (error) {
      faults.push(`${String(error)}\nThe server said:\n${server.output()}`)
    }
    server.signal('SIGKILL')
    await server.ended
    kills += 1
    await journeys
    await house.line.letGo(moment.isLate ? 'deliver' : 'cut')
    const books = await house.books([])
    note(`kill ${kills}, ${moment.name}`, wrongAtAnyTime(books))
    onKill?.({ kill: kills, moment: moment.name, states: Object.fromEntries(countStates(books)) })
  }

  const note = (when: string, wrong: string[]) => faults.push(...wrong.map((what) => `${when}: ${what}`))

  async function untilQuiet(said: () => string): Promise<void> {
    let books = await house.books(told)
    await until(
      {
        what: 'everything to be settled',
        limitMs: SETTLE_LIMIT_MS,
        everyMs: 200,
        detail: () => `Open: ${JSON.stringify(openWork(books))}\nThe server said:\n${said()}`,
      },
      async () => {
        books = await house.books(told)
        const { payments, mails, claimed } = openWork(books)
        // On PostgreSQL a mail that a killed server had in hand is another's only after its claim of five minutes.
        return payments === 0 && mails === (house.engine === 'postgres' ? claimed : 0)
      },
    )
  }

  async function settle(): Promise<void> {
    const { server, listening } = house.start()
    try {
      const api = await listening
      await untilQuiet(server.output)
      await Promise.all(guests.map((guest) => guest.repeat(api)))
      await untilQuiet(server.output)
      told.push(...guests.flatMap(toldBy))
      guests = []
      const books = await house.books(told)
      const mails = await mailsIn(house.mailFolder)
      const isMailClaimed = house.engine === 'postgres'
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
        await liveAndDie(moment)
      }
    },
  }
}

/** How many purchases, reservations, refunds and charges are in each state. */
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

const toldBy = ({ purchaseNumber = '', told }: Guest, index: number): ToldOutcome[] =>
  told
    // While the database is away nothing is said about the purchase.
    .filter((word) => word !== 'database_unavailable')
    .map((outcome) => ({ client: `guest ${index}`, purchaseNumber, outcome }))

async function within(coming: Promise<unknown>, what: string): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`Waited in vain for ${what}.`)), MOMENT_LIMIT_MS)
  })
  try {
    await Promise.race([coming, late])
  } finally {
    clearTimeout(timer)
  }
}
