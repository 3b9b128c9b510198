/** Rows of the lodge's tables, read with the auditor's own SQL. Money in céntimos, the price per night in 1/10000 soles. */
export type PurchaseRow = { purchase_number: number; state: string; total: number }
export type ItemRow = Stay & { purchase_number: number; position: number; reservation_id: string | null }
export type ReservationRow = Stay & {
  id: string
  state: string
  /** Null before a cancellation or no-show. */
  retained: number | null
  change_retained: number
  /** The first night that became free again, when the guest left early or did not come; null if none did. */
  freed_from: string | null
  /** The first night in the present room and at its price; null if it is the first night of the stay. */
  room_since: string | null
}
/** Nights of a reservation before its present room and price. */
export type SegmentRow = Stay & { reservation_id: string; position: number }
type Stay = {
  room_id: string
  in_date: string
  /** The last night. */
  out_date: string
  price_per_night: number
  price: number
  igv: number
  total: number
}
export type NightRow = {
  room_id: string
  night: string
  reservation_id: string | null
  blocking_id: string | null
  purchase_number: number | null
}
export type RefundRow = {
  id: string
  reservation_id: string
  purchase_number: number | null
  cause: string
  origin: string
  amount: number
  state: string
  reference: string | null
}
export type MailJobRow = {
  id: string
  payload: string
  done_at: string | null
  claimed_until: string | null
}
export type EventRow = {
  reservation_id: string
  at: string
  kind: string
  by: string | null
  facts: string | null
}
export type FolioRow = {
  reservation_id: string
  kind: string
  amount: number
  at: string
  voided_at: string | null
}

export type LodgeBooks = {
  purchases: PurchaseRow[]
  items: ItemRow[]
  reservations: ReservationRow[]
  segments: SegmentRow[]
  nights: NightRow[]
  refunds: RefundRow[]
  mailJobs: MailJobRow[]
  events: EventRow[]
  folio: FolioRow[]
}

/** The records of any provider. */
export type ProviderSide = {
  charges: { purchaseNumber: string; amount: number; status: 'active' | 'voided' | 'denied' }[]
  refunds: { reference: string; purchaseNumber: string; amount: number }[]
  /** A purchase number for each charge request; absent if the provider does not record them. */
  chargeRequests?: string[]
  /** Refund requests in order, each with the response that the lodge received. */
  refundRequests?: { reference: string; response: string }[]
}

/** An outcome, or the code of a refusal, as reported to a client, in the order of the responses. */
export type ReportedOutcome = { client: string; purchaseNumber: string; outcome: string }

/** A mail that was sent. */
export type SentMail = { job: string; subject: string }

export type Books = LodgeBooks & {
  provider: ProviderSide
  reported: ReportedOutcome[]
  /** Absent if mails are not audited. */
  mails?: SentMail[]
  /** Whether mails may still wait for the claim of a killed server to expire. */
  isMailClaimed?: boolean
}

/** Runs one query on the lodge's database. */
export type RowReader = <Row>(sql: string) => Promise<Row[]>

const STAY = `room_id, in_date, out_date, cast(price_per_night as bigint) as price_per_night,
  cast(price as bigint) as price, cast(igv as bigint) as igv, cast(total as bigint) as total`

const QUERIES = {
  purchases: 'select purchase_number, state, cast(total as bigint) as total from purchase order by 1',
  items: `select purchase_number, position, reservation_id, ${STAY} from purchase_item order by 1, 2`,
  reservations: `select id, state, freed_from, ${STAY}, cast(retained as bigint) as retained,
    cast(change_retained as bigint) as change_retained, room_since from reservation order by id`,
  segments: `select reservation_id, position, ${STAY} from reservation_segment order by 1, 2`,
  nights:
    'select room_id, night, reservation_id, blocking_id, purchase_number from taken_night order by 1, 2',
  refunds: `select id, reservation_id, purchase_number, cause, origin, cast(amount as bigint) as amount, state, reference
    from refund order by id`,
  mailJobs: "select id, payload, done_at, claimed_until from job where kind = 'mail' order by id",
  events: 'select reservation_id, at, kind, "by", facts from reservation_event order by at, id',
  folio:
    'select reservation_id, kind, cast(amount as bigint) as amount, at, voided_at from folio_entry order by id',
}

const MONEY = ['price_per_night', 'price', 'igv', 'total', 'amount', 'retained', 'change_retained']

/** `pg` returns 8-byte integers as text. */
function withNumbers<Row extends object>(row: Row): Row {
  const money = Object.entries(row).flatMap(([name, value]) =>
    MONEY.includes(name) && value !== null ? [[name, Number(value)]] : [],
  )
  return { ...row, ...Object.fromEntries(money) }
}

/** Reads the lodge's tables one after the other; nobody may write meanwhile. */
export async function readLodgeBooks(read: RowReader): Promise<LodgeBooks> {
  const rows = async <Row extends object>(sql: string) => (await read<Row>(sql)).map(withNumbers)
  return {
    purchases: await rows<PurchaseRow>(QUERIES.purchases),
    items: await rows<ItemRow>(QUERIES.items),
    reservations: await rows<ReservationRow>(QUERIES.reservations),
    segments: await rows<SegmentRow>(QUERIES.segments),
    nights: await rows<NightRow>(QUERIES.nights),
    refunds: await rows<RefundRow>(QUERIES.refunds),
    mailJobs: await rows<MailJobRow>(QUERIES.mailJobs),
    events: await rows<EventRow>(QUERIES.events),
    folio: await rows<FolioRow>(QUERIES.folio),
  }
}
