import { HOUR_MS } from 'shared-ui/rules/dates/durations'
import { instantBefore, RETENTION } from 'shared-ui/rules/privacy/retention'
import { fingerprintOf } from '../../database/fingerprint.ts'
import { instantText } from '../../database/instants.ts'
import {
  type Counted,
  countRequest,
  deleteRequestCountsBefore,
  type RequestCount,
  uncountRequest,
} from '../../database/request-limits.ts'
import type { Lodge } from '../../lodge.ts'

/** A named limit that is counted in the database. */
export type SharedLimit = { name: string; max: number; windowMs: number }

type Stores = Pick<Lodge, 'database' | 'clock'>

/** How many senders past their limit one server remembers, so that a flood causes no writes. */
const MAX_REMEMBERED_SENDERS = 10_000

/** Counts requests in the database, for both sites and all servers together. */
export class RequestCounter {
  readonly #stores: Stores
  /** Until when (epoch ms) a sender is refused. */
  readonly #refusedUntil = new Map<string, number>()

  constructor(stores: Stores) {
    this.#stores = stores
  }

  /** Counts a request of `key`. Returns the ms until the next one is allowed if it is past the limit, else 0. */
  async count(limit: SharedLimit, key: string): Promise<number> {
    const counted = { name: limit.name, keyHash: fingerprintOf([key]) }
    const refusedMs = this.#refusedMs(limit, counted)
    if (refusedMs > 0) return refusedMs
    const { database, clock } = this.#stores
    const now = clock()
    const sum = await countRequest(database.kysely, counted, { now, windowMs: limit.windowMs })
    return sum.count > limit.max ? this.#refuse(limit, counted, sum) : 0
  }

  /** Uncounts a request, such as an attempt that succeeded. */
  async uncount(limit: SharedLimit, key: string): Promise<void> {
    await uncountRequest(this.#stores.database.kysely, { name: limit.name, keyHash: fingerprintOf([key]) })
  }

  #refusedMs({ windowMs }: SharedLimit, { name, keyHash }: Counted): number {
    const ms = (this.#refusedUntil.get(`${name} ${keyHash}`) ?? 0) - this.#stores.clock()
    // A clock that was set back must not refuse anybody for longer than one window.
    return ms <= windowMs ? ms : 0
  }

  #refuse(limit: SharedLimit, { name, keyHash }: Counted, sum: RequestCount): number {
    const now = this.#stores.clock()
    const ms = msLeft(limit, sum, now)
    if (this.#refusedUntil.size >= MAX_REMEMBERED_SENDERS) this.#refusedUntil.clear()
    this.#refusedUntil.set(`${name} ${keyHash}`, now + ms)
    return ms
  }
}

/** At least one ms: a window that has just ended by this server's clock may still be open by another's. */
const msLeft = ({ windowMs }: SharedLimit, { windowStart }: RequestCount, now: number): number =>
  Math.min(Math.max(Date.parse(windowStart) + windowMs - now, 1), windowMs)

/** A periodic task that deletes counts an hour after their window began. No window is longer. */
export const deleteOldRequestCounts = ({ database, clock }: Stores) => ({
  name: 'forget-request-counts',
  everyMs: HOUR_MS / 6,
  run: () =>
    deleteRequestCountsBefore(database.kysely, instantText(instantBefore(clock(), RETENTION.requestCounts))),
})
