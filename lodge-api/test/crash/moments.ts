import { setTimeout as sleep } from 'node:timers/promises'
import type { Fault } from '../payments/faults.ts'
import { filesIn } from './books.ts'
import type { ProviderEndpoint, Stage } from './payment-proxy.ts'
import type { Random } from './random.ts'
import type { CARDS } from './sandbox-process.ts'
import type { TestLodge } from './test-lodge.ts'
import { until } from './until.ts'

/** One run of the server, from start to kill, with guests booking. */
export type ServerRun = {
  lodge: TestLodge
  random: Random
  /** The server listens. */
  started: Promise<void>
  /** The first guest's reservation request was sent. */
  sent: Promise<void>
  /** The first guest received the outcome. */
  reported: Promise<void>
}

/** A moment at which the server is killed. */
export type Moment = {
  name: string
  /** Resolves at the moment. Called before the server starts. */
  occurs: (run: ServerRun) => Promise<unknown>
  /** The provider endpoint that it waits for: a fault there might prevent the moment. */
  endpoint?: ProviderEndpoint
  /** All guests pay with this card; by default the cards vary. */
  cards?: keyof typeof CARDS
  /** A fault for the provider's next requests. */
  fault?: Pick<Fault, 'behaviour' | 'step'> & { times?: number }
  /** Staff cancel some active reservations, whose refunds the server then requests. */
  isStaffCancelling?: boolean
  /** Held requests reach the provider after the server is killed. */
  isLate?: boolean
}

const MOMENT_LIMIT_MS = 20_000

const atEndpoint = (endpoint: ProviderEndpoint, stage: Stage, rest: Partial<Moment> = {}): Moment => ({
  name: `${endpoint} ${stage}${rest.isLate ? ', and delivered late' : ''}${rest.cards === 'empty' ? ', denied' : ''}`,
  occurs: ({ lodge }) => lodge.proxy.hold(endpoint, stage),
  endpoint,
  ...rest,
})

/** Shortly after the response was sent to the server: between it and the transaction that stores it. */
const afterResponse = (endpoint: ProviderEndpoint, rest: Partial<Moment> = {}): Moment => ({
  ...atEndpoint(endpoint, 'responded', rest),
  name: `${endpoint} responded, a little later${rest.cards === 'empty' ? ', denied' : ''}`,
  occurs: async ({ lodge, random }) => {
    await lodge.proxy.hold(endpoint, 'responded')
    await sleep(random.between(0, 12))
  },
})

/** As soon as a query counts more than before the server started. */
const atRow = (name: string, count: string): Moment => ({
  name,
  async occurs({ lodge }) {
    const reader = await lodge.openReader()
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

// These counts never decrease.
const PURCHASES_SENT = "select count(*) as rows from purchase where state not in ('held', 'expired')"
const eventsOf = (kind: string) => `select count(*) as rows from reservation_event where kind = '${kind}'`

const mailWritten: Moment = {
  name: 'mail being written',
  async occurs({ lodge }) {
    const before = new Set(filesIn(lodge.mailFolder))
    await until({ what: 'a mail', limitMs: MOMENT_LIMIT_MS, everyMs: 1 }, () =>
      filesIn(lodge.mailFolder).some((name) => !before.has(name)),
    )
  },
}

const afterSending: Moment = {
  name: 'reservation sent',
  occurs: async ({ sent, random }) => {
    await sent
    await sleep(random.between(0, 60))
  },
}

/** Temporary faults of the provider. */
const FAULTS: Moment['fault'][] = [
  { step: 'authorise', behaviour: 'lose-response-after' },
  { step: 'authorise', behaviour: 'lose-response-before' },
  { step: 'authorise', behaviour: 'html-500' },
  { step: 'authorise', behaviour: 'other-amount' },
  { step: 'lookup', behaviour: 'lose-response-before' },
  { step: 'lookup', behaviour: 'html-500' },
  { step: 'lookup', behaviour: 'other-amount' },
  { step: 'void', behaviour: 'lose-response-after' },
  { step: 'refund', behaviour: 'lose-response-after' },
  { step: 'refund', behaviour: 'lose-response-before' },
]

/** Returns a random fault at another endpoint than the moment's, or none. */
export function anyFault({ endpoint }: Moment, random: Random): Moment['fault'] {
  const fault = FAULTS[random.below(2 * FAULTS.length)]
  return fault?.step === endpoint ? undefined : fault
}

const anyTime = (fault?: Moment['fault']): Moment => ({
  name: `any time${fault ? `, ${fault.step} ${fault.behaviour}` : ''}`,
  async occurs({ started, random }) {
    await started
    await sleep(random.between(0, 600))
  },
  ...(fault && { fault }),
})

/**
 * Kills between the steps of a booking. Look-ups occur only for charges that an earlier kill interrupted, and so come after one.
 */
export const BOOKING_MOMENTS: Moment[] = [
  atEndpoint('session', 'before'),
  atEndpoint('session', 'done'),
  afterResponse('session'),
  afterSending,
  atRow('reservation pending', PURCHASES_SENT),
  atEndpoint('authorise', 'before'),
  atEndpoint('authorise', 'before', { isLate: true }),
  atEndpoint('authorise', 'done'),
  afterResponse('authorise'),
  afterResponse('authorise', { cards: 'empty' }),
  atRow('reservation confirmed', eventsOf('confirmed')),
  { name: 'guest informed', occurs: ({ reported }) => reported },
  mailWritten,
  atRow(
    'mail marked as sent',
    "select count(*) as rows from job where kind = 'mail' and done_at is not null",
  ),
  anyTime(),
]

// Several, because charges that never reached the provider are looked up too.
const WRONG_AMOUNT = { fault: { behaviour: 'other-amount', step: 'lookup', times: 10 } } as const

/** Leaves charges without a response, to be looked up. */
const INTERRUPTED = atEndpoint('authorise', 'done', { cards: 'good' })

/**
 * Kills between the steps of settling interrupted charges. The next server repeats an interrupted look-up; one with a different
 * amount makes it return the charge.
 */
export const SETTLING_MOMENTS: Moment[] = [
  anyTime({ behaviour: 'lose-response-after', step: 'authorise' }),
  INTERRUPTED,
  atRow('charge found without a response', eventsOf('payment_unanswered')),
  atEndpoint('lookup', 'before'),
  atEndpoint('lookup', 'done'),
  afterResponse('lookup'),
  INTERRUPTED,
  atEndpoint('void', 'before', WRONG_AMOUNT),
  atEndpoint('void', 'done', WRONG_AMOUNT),
  INTERRUPTED,
  afterResponse('void', WRONG_AMOUNT),
]

/** Kills around a refund. An interrupted refund is unclear and not sent again, whether or not it was executed. */
export const REFUND_MOMENTS: Moment[] = [
  { ...atEndpoint('refund', 'before'), isStaffCancelling: true },
  { ...atEndpoint('refund', 'done'), isStaffCancelling: true },
  { ...afterResponse('refund'), isStaffCancelling: true },
]

/** The database restarts while guests pay; shortly afterwards the server is killed. */
export const databaseRestart = (restart: () => Promise<void>): Moment => ({
  name: 'database restarted',
  async occurs({ sent, random }) {
    await sent
    await sleep(random.between(0, 80))
    await restart()
    await sleep(random.between(100, 600))
  },
})
