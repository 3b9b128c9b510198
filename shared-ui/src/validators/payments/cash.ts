import * as v from 'valibot'
import { FOLIO_KINDS, METHODS } from '../../rules/money/folio.ts'
import { STAY_STATES } from '../../rules/reservations/states/stay-states.ts'
import { PageResponse, pageQuery } from '../fields/page.ts'
import { CalendarDateText } from '../reservations/nights.ts'
import { ReservationStateName } from '../reservations/reservation.ts'
import { EarlierRooms } from '../reservations/segment.ts'
import { MonthText, RECEIVABLE_SCOPES } from './cash-search.ts'

/** The reservation and the client of a movement of money. */
const Party = {
  reservation: v.object({ _id: v.string(), number: v.string() }),
  client: v.object({ names: v.string(), surnames: v.string() }),
}

/**
 * A charge, payment or refund of any reservation; `amount`, `base` and `IGV` in soles. Voided ones are listed and not
 * added up.
 */
export const Movement = v.object({
  _id: v.string(),
  /** ISO 8601, UTC. */
  at: v.string(),
  kind: v.picklist(FOLIO_KINDS),
  concept: v.string(),
  /** Null for charges. */
  method: v.nullable(v.picklist(METHODS)),
  reference: v.string(),
  amount: v.number(),
  base: v.number(),
  IGV: v.number(),
  /** The username; null for the site and the card provider. */
  by: v.nullable(v.string()),
  voided: v.nullable(v.object({ by: v.string(), reason: v.string() })),
  ...Party,
})
export type MovementResponse = v.InferOutput<typeof Movement>

/** What came in and went out, in soles; `total` is the difference. */
const sums = { payments: v.number(), refunds: v.number(), total: v.number() }

/** `GET /cash/day` (staff): a day in Lima. */
export const CashDayQuery = v.object({ date: CalendarDateText })

/** The payments and refunds of a day, oldest first, and their sums by method and by staff member. */
export const CashDayResponse = v.object({
  date: v.string(),
  ...sums,
  methods: v.array(v.object({ method: v.picklist(METHODS), ...sums })),
  staff: v.array(v.object({ by: v.nullable(v.string()), ...sums })),
  movements: v.array(Movement),
})
export type CashDay = v.InferOutput<typeof CashDayResponse>

const scope = { scope: v.optional(v.picklist(RECEIVABLE_SCOPES, 'choice'), 'begun') }

/**
 * `GET /cash/receivables` (staff): reservations whose guest owes the lodge, newest first, by entry; with `credit`, those
 * whose guest the lodge owes.
 */
export const ReceivablesQuery = v.object({ ...pageQuery('30'), ...scope })
export const ReceivablesExportQuery = v.object(scope)

const Receivable = v.object({
  _id: v.string(),
  ...Party,
  room: v.object({ identifier: v.string(), category: v.string() }),
  earlierRooms: EarlierRooms,
  phone: v.string(),
  inDate: v.string(),
  /** The last night. */
  outDate: v.string(),
  state: ReservationStateName,
  /** Where the guest is; meaningful for confirmed reservations. */
  stay: v.object({ state: v.picklist(STAY_STATES) }),
  /** In soles; negative if the lodge owes the guest. */
  balance: v.number(),
})
export type ReceivableResponse = v.InferOutput<typeof Receivable>

/** `sum`: of all that match, in soles. */
export const ReceivablesResponse = v.object({
  receivables: v.array(Receivable),
  sum: v.number(),
  ...PageResponse,
})

/** `GET /cash/month` (staff): a month in Lima. */
export const CashMonthQuery = v.object({ month: MonthText })

const MonthSums = v.object({ count: v.number(), base: v.number(), IGV: v.number(), amount: v.number() })

/** The sums of a month that the accountant's table adds up to, in soles; `movements` oldest first, without voided ones. */
export const CashMonthResponse = v.object({
  month: v.string(),
  charges: MonthSums,
  payments: MonthSums,
  refunds: MonthSums,
  movements: v.array(Movement),
})
export type CashMonth = v.InferOutput<typeof CashMonthResponse>
