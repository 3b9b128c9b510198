import type { CalendarDate } from 'shared-ui/rules/calendar-date'
import { type Centimos, solesFromCentimos, solesFromTenThousandths } from 'shared-ui/rules/money'
import { type Refund as PolicyRefund, refundFor } from 'shared-ui/rules/refund-policy'
import { reservationNumber } from 'shared-ui/rules/reservation-number'
import { nightCount, stayFromNights } from 'shared-ui/rules/stay'
import type { GuestReservationAnswer } from 'shared-ui/validators/guest-reservation'
import { EventFacts } from 'shared-ui/validators/reservation'
import * as v from 'valibot'
import { paidByCard, type Refund } from '../refunds/refunds-service.ts'
import type { StoredReservation } from '../reservations/reservations-service.ts'

type Cancellation = { at: string; facts: string | null }

/** A reservation with what goes with it in tables of its own; `cancellation` where it is cancelled. */
export type LinkedReservation = {
  row: StoredReservation
  refunds: Refund[]
  cancellation: Cancellation | undefined
}

/** Whether a guest comes too late to cancel: the day of entry is past. On the day itself one still can, for nothing. */
export const hasBegun = ({ in_date }: Pick<StoredReservation, 'in_date'>, today: CalendarDate): boolean =>
  in_date < today

/**
 * P-08: what a cancellation on the lodge's day `today` gives back of what the card paid, in céntimos; null where the guest cannot
 * cancel. What the card paid beyond the total is owed at the desk already and no part of this.
 */
export function offeredRefund(
  { row, refunds }: Pick<LinkedReservation, 'row' | 'refunds'>,
  today: CalendarDate,
): PolicyRefund | null {
  if (row.state !== 'confirmed' || hasBegun(row, today)) return null
  return refundFor(Math.min(row.total, paidByCard(row, refunds)), row.in_date, today)
}

const sum = (refunds: Refund[]): Centimos => refunds.reduce((total, { amount }) => total + amount, 0)

function givenRefund({ row, refunds, cancellation }: LinkedReservation): GuestReservationAnswer['given'] {
  if (row.state !== 'cancelled' || !cancellation) return null
  const { daysAhead = 0, percent = 0 } = v.parse(EventFacts, JSON.parse(cancellation.facts ?? '{}'))
  const given = refunds.filter(({ cause }) => cause === 'cancellation')
  const toCard = given.filter(({ purchase_number }) => purchase_number !== null)
  const atDesk = given.filter(({ purchase_number }) => purchase_number === null)
  return {
    at: cancellation.at,
    daysAhead,
    percent,
    amount: solesFromCentimos(sum(toCard)),
    atDesk: solesFromCentimos(sum(atDesk)),
    state: toCard[0]?.state ?? null,
  }
}

/** B-12: a reservation as its guest sees it on the lodge's day `today`. */
export function toGuestReservation(linked: LinkedReservation, today: CalendarDate): GuestReservationAnswer {
  const { row, refunds } = linked
  const stay = stayFromNights(row.in_date, row.out_date)
  const offered = offeredRefund(linked, today)
  return {
    number: reservationNumber(row.id),
    state: row.state,
    names: row.names,
    room: { identifier: row.identifier, category: row.category },
    ...stay,
    nights: nightCount(stay),
    pricePerNight: solesFromTenThousandths(row.price_per_night),
    price: solesFromCentimos(row.price),
    IGV: solesFromCentimos(row.igv),
    total: solesFromCentimos(row.total),
    paidByCard: solesFromCentimos(paidByCard(row, refunds)),
    version: row.version,
    offered: offered && { ...offered, amount: solesFromCentimos(offered.amount) },
    given: givenRefund(linked),
  }
}
