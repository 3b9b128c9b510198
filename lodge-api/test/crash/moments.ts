import { setTimeout as pause } from 'node:timers/promises'
import type { Fault } from '../../src/payments/sandbox/faults.ts'
import { filesIn } from './books.ts'
import type { House } from './house.ts'
import type { ProviderCall, Station } from './payment-line.ts'
import type { Random } from './random.ts'
import type { CARDS } from './sandbox-process.ts'
import { until } from './until.ts'

/** One run of the server, from its start to its kill, with guests on their way. */
export type Life = {
  house: House
  random: Random
  /** The server listens. */
  started: Promise<void>
  /** The first guest's reservation is on its way to the server. */
  sent: Promise<void>
  /** The first guest was told the outcome. */
  told: Promise<void>
}

/** When the server is killed. */
export type Moment = {
  name: string
  /** Resolves at the moment. It begins to look out before the server starts. */
  comes: (life: Life) => Promise<unknown>
  /** The request whose progress it waits for: a fault of it might keep it from coming. */
  call?: ProviderCall
  /** Everybody pays with this card; by default some with one, some with the other. */
  cards?: keyof typeof CARDS
  /** What the provider's next calls suffer besides. */
  fault?: Pick<Fault, 'behaviour' | 'step'> & { times?: number }
  /** Staff cancel some of the reservations that stand, whose refunds the server then requests. */
  isStaffCancelling?: boolean
  /** What is held on the line reaches the provider after all, once the server is dead. */
  isLate?: boolean
}

const MOMENT_LIMIT_MS = 20_000

const atCall = (call: ProviderCall, station: Station, rest: Partial<Moment> = {}): Moment => ({
  name: `${call} ${station}${rest.isLate ? ', and delivered late' : ''}${rest.cards === 'empty' ? ', denied' : ''}`,
  comes: ({ house }) => house.line.hold(call, station),
  call,
  ...rest,
})

/** A while after the answer is on its way into the server: between it and the transaction that writes it down. */
const afterAnswer = (call: ProviderCall, rest: Partial<Moment> = {}): Moment => ({
  ...atCall(call, 'answered', rest),
  name: `${call} answered, a little later${rest.cards === 'empty' ? ', denied' : ''}`,
  comes: async ({ house, random }) => {
    await house.line.hold(call, 'answered')
    await pause(random.between(0, 12))
  },
})

/** As soon as a statement counts more than it did before the server started. */
const atRow = (name: string, count: string): Moment => ({
  name,
  async comes({ house }) {
    const reader = await house.openReader()
    const counted = async () => Number((await reader.rows<{ rows: number }>(count))[0]?.rows)
    try {
      const before = await counted()
      await until(
        { what: name, limitMs: MOMENT_LIMIT_MS, everyMs: 1 },
        async () => (await counted()) > before,
      )
    } finally {
      await reader.close()
    }
  },
})

// Counts that only ever go up.
const PURCHASES_SENT = "select count(*) as rows from purchase where state not in ('held', 'expired')"
const eventsOf = (kind: string) => `select count(*) as rows from reservation_event where kind = '${kind}'`

const mailWritten: Moment = {
  name: 'mail being written',
  async comes({ house }) {
    const before = new Set(filesIn(house.mailFolder))
    await until({ what: 'a mail', limitMs: MOMENT_LIMIT_MS, everyMs: 1 }, () =>
      filesIn(house.mailFolder).some((name) => !before.has(name)),
    )
  },
}

const afterSending: Moment = {
  name: 'reservation sent',
  comes: async ({ sent, random }) => {
    await sent
    await pause(random.between(0, 60))
  },
}

/** Faults of the provider that end by themselves. */
const FAULTS: Moment['fault'][] = [
  { step: 'authorise', behaviour: 'lose-answer-after' },
  { step: 'authorise', behaviour: 'lose-answer-before' },
  { step: 'authorise', behaviour: 'html-500' },
  { step: 'authorise', behaviour: 'other-amount' },
  { step: 'lookup', behaviour: 'lose-answer-before' },
  { step: 'lookup', behaviour: 'html-500' },
  { step: 'lookup', behaviour: 'other-amount' },
  { step: 'void', behaviour: 'lose-answer-after' },
  { step: 'refund', behaviour: 'lose-answer-after' },
  { step: 'refund', behaviour: 'lose-answer-before' },
]

/** One of the provider's faults beside a moment, or none. */
export function anyFault({ call }: Moment, random: Random): Moment['fault'] {
  const fault = FAULTS[random.below(2 * FAULTS.length)]
  return fault?.step === call ? undefined : fault
}

const anyTime = (fault?: Moment['fault']): Moment => ({
  name: `any time${fault ? `, ${fault.step} ${fault.behaviour}` : ''}`,
  async comes({ started, random }) {
    await started
    await pause(random.between(0, 600))
  },
  ...(fault && { fault }),
})

/**
 * The steps of a booking, and a kill between each two of them. A look-up is only made for what an earlier kill cut off, and
 * so comes after one.
 */
export const BOOKING_MOMENTS: Moment[] = [
  atCall('session', 'before'),
  atCall('session', 'done'),
  afterAnswer('session'),
  afterSending,
  atRow('reservation pending', PURCHASES_SENT),
  atCall('authorise', 'before'),
  atCall('authorise', 'before', { isLate: true }),
  atCall('authorise', 'done'),
  afterAnswer('authorise'),
  afterAnswer('authorise', { cards: 'empty' }),
  atRow('reservation confirmed', eventsOf('confirmed')),
  { name: 'guest told', comes: ({ told }) => told },
  mailWritten,
  atRow('mail noted', "select count(*) as rows from job where kind = 'mail' and done_at is not null"),
  anyTime(),
]

// More than one: those that never reached the provider are looked up too.
const WRONG_AMOUNT = { fault: { behaviour: 'other-amount', step: 'lookup', times: 10 } } as const

/** Charges that were made and never answered: something to look up. */
const CUT_OFF = atCall('authorise', 'done', { cards: 'good' })

/**
 * The steps of settling what was cut off. A look-up that a kill cut off is begun again by the next server; one that tells of
 * another amount has the charge taken back.
 */
export const SETTLING_MOMENTS: Moment[] = [
  anyTime({ behaviour: 'lose-answer-after', step: 'authorise' }),
  CUT_OFF,
  atRow('charge found unanswered', eventsOf('payment_unanswered')),
  atCall('lookup', 'before'),
  atCall('lookup', 'done'),
  afterAnswer('lookup'),
  CUT_OFF,
  atCall('void', 'before', WRONG_AMOUNT),
  atCall('void', 'done', WRONG_AMOUNT),
  CUT_OFF,
  afterAnswer('void', WRONG_AMOUNT),
]

/** A refund that a kill cut off is unclear: it is not sent again, whether or not it was given. */
export const REFUND_MOMENTS: Moment[] = [
  { ...atCall('refund', 'before'), isStaffCancelling: true },
  { ...atCall('refund', 'done'), isStaffCancelling: true },
  { ...afterAnswer('refund'), isStaffCancelling: true },
]

/** The database restarts under guests who pay; a while later the server is killed. */
export const databaseRestart = (restart: () => Promise<void>): Moment => ({
  name: 'database restarted',
  async comes({ sent, random }) {
    await sent
    await pause(random.between(0, 80))
    await restart()
    await pause(random.between(100, 600))
  },
})
