import { GUEST_CANCELLATION } from 'shared-ui/copy/cancel-reservation'
import { hasStayBegun } from 'shared-ui/rules/check-in'
import { reservationNumber } from 'shared-ui/rules/reservation-number'
import type { GuestReservationAnswer } from 'shared-ui/validators/guest-reservation'
import type { DatabaseTransaction, Executor } from '../../database/connect.ts'
import { instantText } from '../../database/instants.ts'
import { ChangedMeanwhile } from '../../errors.ts'
import { enqueueJob } from '../../jobs/job-queue.ts'
import type { Lodge } from '../../lodge.ts'
import { linkTokenHash } from '../../mail/link-token.ts'
import { listRefunds } from '../refunds/refunds-service.ts'
import { giveUpReservation } from '../reservation-changes/cancel-service.ts'
import { AmountsDiffer } from '../reservations/reservation-errors.ts'
import {
  findLastEvent,
  findReservation,
  type StoredReservation,
} from '../reservations/reservations-service.ts'
import { toGuestReservation } from './guest-reservation-answer.ts'
import { LinkUnknown, RefundDiffers, ReservationMoved, StayBegun } from './guest-reservation-errors.ts'
import { findLinked, insertGuestLink } from './guest-reservations-repository.ts'
import { reservationCalendar } from './reservation-calendar.ts'

/** Makes a token valid for a reservation (B-12); making it valid again changes nothing. `now` in epoch milliseconds. */
export async function storeGuestToken(
  executor: Executor,
  { token, reservationId }: { token: string; reservationId: string },
  now: number,
): Promise<void> {
  const row = {
    token_hash: linkTokenHash(token),
    reservation_id: reservationId,
    created_at: instantText(now),
  }
  await insertGuestLink(executor, row)
}

/** The reservation that a mail's link leads to. Throws `LinkUnknown`. */
async function linkedReservation(executor: Executor, token: string): Promise<StoredReservation> {
  const id = await findLinked(executor, linkTokenHash(token))
  const row = id === undefined ? undefined : await findReservation(executor, id)
  if (!row || row.state === 'deleted') throw new LinkUnknown()
  return row
}

/** B-12: a reservation as its guest sees it. Throws `LinkUnknown`. */
export async function guestReservation(
  { database: { kysely }, clock }: Lodge,
  token: string,
): Promise<GuestReservationAnswer> {
  const row = await linkedReservation(kysely, token)
  const refunds = await listRefunds(kysely, row.id)
  const cancellation =
    row.state === 'cancelled' ? await findLastEvent(kysely, row.id, 'cancelled') : undefined
  return toGuestReservation({ row, refunds, cancellation }, clock())
}

/** B-12: the stay as a file for the guest's own calendar. Throws `LinkUnknown`. */
export async function guestCalendar({ database: { kysely }, clock }: Lodge, token: string) {
  const row = await linkedReservation(kysely, token)
  return {
    fileName: `reserva-${reservationNumber(row.id)}.ics`,
    text: [reservationCalendar(row, clock())],
  }
}

/** What was shown to the guest; `refund` in soles. */
type Shown = { version: number; refund: number }

/**
 * P-08, B-12: a guest gives the reservation up, as staff would: what goes back of what the card paid is ordered in the same
 * transaction, and guest and lodge are written to. What was paid at the desk is not theirs to tell. Throws `LinkUnknown`,
 * `ReservationNotStanding`, `StayBegun`, `ReservationMoved`, `RefundDiffers`.
 */
export async function cancelAsGuest(
  lodge: Lodge,
  token: string,
  shown: Shown,
): Promise<GuestReservationAnswer> {
  try {
    await lodge.database.transaction((transaction) => giveUp(lodge, transaction, { token, shown }))
  } catch (error) {
    // What it carries is the record as staff see it, with document and address: nothing for whoever has the link.
    if (error instanceof ChangedMeanwhile) throw new ReservationMoved(await guestReservation(lodge, token))
    if (error instanceof AmountsDiffer) throw new RefundDiffers()
    throw error
  }
  return guestReservation(lodge, token)
}

async function giveUp(
  lodge: Lodge,
  transaction: DatabaseTransaction,
  { token, shown }: { token: string; shown: Shown },
): Promise<void> {
  const now = lodge.clock()
  const row = await linkedReservation(transaction, token)
  if (row.state === 'confirmed' && hasStayBegun(row.in_date, now)) throw new StayBegun()
  const { reason } = GUEST_CANCELLATION
  const cancelling = { id: row.id, ...shown, reason, paidAtDesk: 0, notice: 'mail' } as const
  await giveUpReservation(lodge, transaction, { cancelling, actor: null })
  const payload = { template: 'guest-cancelled', reservationId: row.id } as const
  await enqueueJob(transaction, now, { kind: 'mail', payload })
}
