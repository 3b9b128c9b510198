import { centimos, percentOf, policyPercent } from './arithmetic.ts'
import type { Books, EventRow, ReservationRow } from './books.ts'

/** Money by what paid it, in céntimos. */
type ByOrigin = { card: number; desk: number }

/** What a reservation's refunds and retained amounts should be. */
type Dues = {
  total: number
  changeRetained: number
  /** Null unless cancelled. */
  retained: number | null
  refunds: Record<'change' | 'cancellation', ByOrigin>
}

type StayFacts = { total: number; room: string; inDate: string; outDate: string }
type Facts = { before?: StayFacts; after?: StayFacts; share?: string }

const factsOf = ({ facts }: EventRow): Facts => JSON.parse(facts ?? '{}') as Facts

/** What the entries at the desk left for the stay at an instant, after consumption and refunds. */
function deskMoney(books: Books, id: string, at: string): number {
  const signs: Record<string, number> = { payment: 1, refund: -1, charge: -1 }
  return books.folio
    .filter((entry) => entry.reservation_id === id && entry.at <= at)
    .filter(({ voided_at }) => voided_at === null || voided_at > at)
    .reduce((sum, { kind, amount }) => sum + (signs[kind] ?? 0) * amount, 0)
}

/** Splits what was paid for the stay in its present form: never more than its total, and nothing that was retained before. */
function paidFor(dues: Dues, charged: number, deskPaid: number): ByOrigin {
  const { change } = dues.refunds
  const ofCard = charged - change.card
  const card = Math.max(0, Math.min(dues.total, ofCard - dues.changeRetained))
  const ofDesk = deskPaid - change.desk - Math.max(0, dues.changeRetained - ofCard)
  return { card, desk: Math.max(0, Math.min(ofDesk, dues.total - card)) }
}

/** Applies a change: the share of what was paid beyond the new total is refunded, the rest retained. */
function applyChange(dues: Dues, event: EventRow, paid: ByOrigin): void {
  const { before, after, share } = factsOf(event)
  const total = centimos(after?.total ?? 0)
  const beyond = Math.max(0, paid.card + paid.desk - total)
  const beyondOfCard = Math.max(0, paid.card - total)
  const byPolicy = policyPercent(before?.inDate ?? '', event.at)
  const percent = { all: 100, none: 0 }[share ?? ''] ?? byPolicy
  const refund = {
    card: percentOf(beyondOfCard, percent),
    desk: percentOf(beyond - beyondOfCard, percent),
  }
  dues.refunds.change.card += refund.card
  dues.refunds.change.desk += refund.desk
  const dearer = Math.max(0, total - dues.total)
  dues.changeRetained = Math.max(0, dues.changeRetained - dearer) + beyond - refund.card - refund.desk
  dues.total = total
}

const isSame = (one: StayFacts | undefined, other: StayFacts | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/**
 * Returns the orders in which changes can have happened: each begins with the stay that the one before led to. The clocks of two
 * servers may differ, so the times of the events do not say.
 */
function ordersOf(changes: readonly EventRow[], from?: StayFacts): EventRow[][] {
  if (changes.length === 0) return [[]]
  return changes
    .filter((change) => from === undefined || isSame(factsOf(change).before, from))
    .flatMap((change) =>
      ordersOf(
        changes.filter((other) => other !== change),
        factsOf(change).after,
      ).map((rest) => [change, ...rest]),
    )
}

/** Replays the changes of a reservation, in this order, and its cancellation with the auditor's own arithmetic. */
function duesOf(
  books: Books,
  { id, in_date, total }: ReservationRow,
  { charged, changes }: { charged: number; changes: readonly EventRow[] },
): Dues {
  const cancelled = eventsOf(books, id, 'cancelled')
  const events = [...changes, ...cancelled]
  const [first] = changes
  const booked = first ? centimos(factsOf(first).before?.total ?? 0) : total
  const none = { card: 0, desk: 0 }
  const dues: Dues = {
    total: booked,
    changeRetained: 0,
    retained: null,
    refunds: { change: { ...none }, cancellation: { ...none } },
  }
  for (const event of events) {
    const paid = paidFor(dues, charged, deskMoney(books, id, event.at))
    if (event.kind === 'changed') applyChange(dues, event, paid)
    else {
      const percent = policyPercent(in_date, event.at)
      const share = { card: percentOf(paid.card, percent), desk: percentOf(paid.desk, percent) }
      dues.retained = paid.card + paid.desk - share.card - share.desk
      // A guest who cancels by the link gets the desk's share at the desk, which nobody recorded yet.
      dues.refunds.cancellation = { card: share.card, desk: event.by === null ? 0 : share.desk }
    }
  }
  return dues
}

const eventsOf = ({ events }: Books, id: string, kind: string): EventRow[] =>
  events.filter((event) => event.reservation_id === id && event.kind === kind)

/** Finds refunds, totals and retained amounts that differ from those that the history and the payments demand. */
export function wrongDues(books: Books, reservation: ReservationRow): string[] {
  const { id } = reservation
  const item = books.items.find(({ reservation_id }) => reservation_id === id)
  const isPaid = books.purchases.some(
    (purchase) => purchase.purchase_number === item?.purchase_number && purchase.state === 'confirmed',
  )
  const charged = isPaid ? (item?.total ?? 0) : 0
  const orders = ordersOf(eventsOf(books, id, 'changed'))
  const findings = orders.map((changes) =>
    differences(books, reservation, duesOf(books, reservation, { charged, changes })),
  )
  if (findings.length === 0)
    return [`wrong history: the changes of reservation ${id} do not follow each other`]
  return findings.find((found) => found.length === 0) ?? findings[0] ?? []
}

/** Compares the books with what is due. */
function differences(books: Books, reservation: ReservationRow, dues: Dues): string[] {
  const { id, state } = reservation
  const refunds = books.refunds.filter(({ reservation_id }) => reservation_id === id)
  const wrongRefunds = (['change', 'cancellation'] as const).flatMap((cause) =>
    (['card', 'desk'] as const).flatMap((origin) => {
      const ordered = refunds
        .filter((refund) => refund.cause === cause && refund.origin === origin)
        .reduce((sum, { amount }) => sum + amount, 0)
      const due = dues.refunds[cause][origin]
      return ordered === due
        ? []
        : [
            `wrong refund: ${ordered} to the ${origin} for the ${cause} of reservation ${id}, but ${due} is due`,
          ]
    }),
  )
  return [
    ...wrongRefunds,
    ...(dues.total === reservation.total
      ? []
      : [`wrong sum: reservation ${id} costs ${reservation.total}, but its last change says ${dues.total}`]),
    ...(dues.changeRetained === reservation.change_retained
      ? []
      : [
          `wrong retention: ${reservation.change_retained} of the changes of reservation ${id}, but ${dues.changeRetained} is due`,
        ]),
    ...(state !== 'cancelled' || dues.retained === reservation.retained
      ? []
      : [
          `wrong retention: ${reservation.retained} of the cancelled reservation ${id}, but ${dues.retained} is due`,
        ]),
  ]
}
