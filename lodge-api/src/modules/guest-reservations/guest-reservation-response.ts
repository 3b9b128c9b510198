import { dayInLima } from 'shared-ui/rules/dates/calendar-date'
import { cardPartOfStay } from 'shared-ui/rules/money/folio'
import { type Centimos, solesFromCentimos, solesFromTenThousandths } from 'shared-ui/rules/money/money'
import { type Refund as PolicyRefund, refundFor } from 'shared-ui/rules/money/refund-policy'
import { hasStayBegun } from 'shared-ui/rules/reservations/check-in'
import { detailLines } from 'shared-ui/rules/reservations/detail-lines'
import { reservationNumber } from 'shared-ui/rules/reservations/reservation-number'
import { nightCount, stayFromNights } from 'shared-ui/rules/reservations/stay'
import type { GuestReservationResponse } from 'shared-ui/validators/reservations/guest-reservation'
import { EventFacts } from 'shared-ui/validators/reservations/reservation'
import * as v from 'valibot'
import { paidByCard, type Refund } from '../refunds/refunds-service.ts'
import type { StoredReservation } from '../reservations/reservations-service.ts'
import type { NamedSegment } from '../segments/segments-service.ts'

/** `by` is a staff member's username, or null if the guest cancelled. */
type Cancellation = { at: string; by: string | null; facts: string | null }

/** A reservation with its related rows; `cancellation` only if it is cancelled. */
export type LinkedReservation = {
  row: StoredReservation
  segments: readonly NamedSegment[]
  refunds: Refund[]
  cancellation: Cancellation | undefined
  /** The balance of the folio, in céntimos. */
  balance: Centimos
}

/** Whether check-in has opened at `now`, or staff have marked the arrival or the absence of the guest. */
export const hasGuestCome = (row: Pick<StoredReservation, 'in_date' | 'stay_state'>, now: number): boolean =>
  row.stay_state !== 'to_come' || hasStayBegun(row.in_date, now)

/**
 * Returns the refund of a cancellation at `now`, of what the card paid, in céntimos; null if the guest cannot cancel: from check-in
 * on somebody may be in the room. What the card paid beyond the total is already owed at the desk and not part of this.
 */
export function offeredRefund(
  { row, refunds }: Pick<LinkedReservation, 'row' | 'refunds'>,
  now: number,
): PolicyRefund | null {
  if (row.state !== 'confirmed' || hasGuestCome(row, now)) return null
  return refundFor(cardPart({ row, refunds }), row.in_date, dayInLima(now))
}

/** What the card paid for the stay in its present form, in céntimos. */
const cardPart = ({ row, refunds }: Pick<LinkedReservation, 'row' | 'refunds'>): Centimos =>
  cardPartOfStay({
    total: row.total,
    changeRetained: row.change_retained,
    paidByCard: paidByCard(row, refunds),
  })

const sum = (refunds: Refund[]): Centimos => refunds.reduce((total, { amount }) => total + amount, 0)

function orderedRefund({ row, refunds, cancellation }: LinkedReservation): GuestReservationResponse['given'] {
  if (row.state !== 'cancelled' || !cancellation) return null
  const { daysAhead = 0, percent = 0 } = v.parse(EventFacts, JSON.parse(cancellation.facts ?? '{}'))
  const ordered = refunds.filter(({ cause }) => cause === 'cancellation')
  const toCard = ordered.filter(({ purchase_number }) => purchase_number !== null)
  const atDesk = ordered.filter(({ purchase_number }) => purchase_number === null)
  return {
    at: cancellation.at,
    daysAhead,
    percent,
    amount: solesFromCentimos(sum(toCard)),
    atDesk: solesFromCentimos(sum(atDesk)),
    mayHavePaidAtDesk: cancellation.by === null && cardPart({ row, refunds }) + sum(toCard) < row.total,
    state: toCard[0]?.state ?? null,
  }
}

/** Converts a reservation to what its guest sees at `now`. */
export function toGuestReservation(linked: LinkedReservation, now: number): GuestReservationResponse {
  const { row, refunds } = linked
  const stay = stayFromNights(row.in_date, row.out_date)
  const offered = offeredRefund(linked, now)
  return {
    number: reservationNumber(row.id),
    state: row.state,
    names: row.names,
    surnames: row.surnames,
    details: row.purchase_number === null ? [] : detailLines(row.detail),
    room: { identifier: row.identifier, category: row.category },
    segments: linked.segments.map((segment) => ({
      room: { identifier: segment.identifier },
      inDate: segment.inDate,
      outDate: segment.outDate,
      pricePerNight: solesFromTenThousandths(segment.pricePerNight),
      price: solesFromCentimos(segment.price),
    })),
    ...stay,
    nights: nightCount(stay),
    pricePerNight: solesFromTenThousandths(row.price_per_night),
    price: solesFromCentimos(row.price),
    IGV: solesFromCentimos(row.igv),
    total: solesFromCentimos(row.total),
    paidByCard: solesFromCentimos(paidByCard(row, refunds)),
    retained: solesFromCentimos(row.change_retained),
    balance: solesFromCentimos(Math.max(0, linked.balance)),
    version: row.version,
    offered: offered && { ...offered, amount: solesFromCentimos(offered.amount) },
    given: orderedRefund(linked),
  }
}
