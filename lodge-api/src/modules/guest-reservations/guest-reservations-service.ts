import { GUEST_CANCELLATION } from 'shared-ui/copy/reservations/change/cancel-reservation'
import { reservationNumber } from 'shared-ui/rules/reservations/reservation-number'
import type {
  GuestCancelRequest,
  GuestReservationResponse,
  SendLinkRequest,
} from 'shared-ui/validators/reservations/guest-reservation'
import type * as v from 'valibot'
import type { DatabaseTransaction, Executor } from '../../database/connect.ts'
import { ChangedMeanwhile } from '../../errors.ts'
import { enqueueJob } from '../../jobs/job-queue.ts'
import type { Lodge } from '../../lodge.ts'
import { linkTokenHash } from '../../mail/link-token.ts'
import { folioBalances } from '../folio/folio-balances.ts'
import { listRefunds } from '../refunds/refunds-service.ts'
import { cancelInTransaction } from '../reservation-changes/cancel-service.ts'
import { AmountsDiffer } from '../reservations/reservation-errors.ts'
import {
  findLastEvent,
  findReservation,
  type StoredReservation,
} from '../reservations/reservations-service.ts'
import { segmentsOf } from '../segments/segments-service.ts'
import { GuestReservationChanged, LinkUnknown, RefundDiffers, StayBegun } from './guest-reservation-errors.ts'
import { hasGuestCome, toGuestReservation } from './guest-reservation-response.ts'
import { findConfirmedIdsByEmail, findLinkedReservationId } from './guest-reservations-repository.ts'
import { reservationCalendar } from './reservation-calendar.ts'

/** Returns the reservation of a mail's link. Throws `LinkUnknown`. */
async function linkedReservation(executor: Executor, token: string): Promise<StoredReservation> {
  const id = await findLinkedReservationId(executor, linkTokenHash(token))
  const row = id === undefined ? undefined : await findReservation(executor, id)
  if (!row || row.state === 'deleted') throw new LinkUnknown()
  return row
}

/** Returns a reservation as its guest sees it. Throws `LinkUnknown`. */
export async function guestReservation(
  { database: { kysely }, clock }: Lodge,
  token: string,
): Promise<GuestReservationResponse> {
  const row = await linkedReservation(kysely, token)
  const refunds = await listRefunds(kysely, row.id)
  const cancellation =
    row.state === 'cancelled' ? await findLastEvent(kysely, row.id, 'cancelled') : undefined
  const balance = (await folioBalances(kysely, [row.id])).get(row.id) ?? 0
  const segments = await segmentsOf(kysely, row)
  return toGuestReservation({ row, segments, refunds, cancellation, balance }, clock())
}

/** Names a reservation by the number and the address that its guest has. */
export type NamedReservation = v.InferOutput<typeof SendLinkRequest>

/** Queues a mail with a new link to a confirmed reservation. Does nothing if there is none with this number and address. */
export async function sendGuestLink(lodge: Lodge, { email, number }: NamedReservation): Promise<void> {
  await lodge.database.transaction(async (transaction) => {
    const ids = await findConfirmedIdsByEmail(transaction, email.toLowerCase())
    const id = ids.find((one) => reservationNumber(one) === number)
    if (id === undefined) return
    const payload = { template: 'reservation-confirmed', reservationId: id, to: 'guest' } as const
    await enqueueJob(transaction, lodge.clock(), { kind: 'mail', payload })
  })
}

/** Returns the stay as a calendar file. Throws `LinkUnknown`. */
export async function guestCalendar({ database: { kysely }, clock }: Lodge, token: string) {
  const row = await linkedReservation(kysely, token)
  const segments = await segmentsOf(kysely, row)
  return {
    fileName: `reserva-${reservationNumber(row.id)}.ics`,
    text: [reservationCalendar({ ...row, segments }, clock())],
  }
}

/** What was shown to the guest; `refund` in soles. */
type Shown = v.InferOutput<typeof GuestCancelRequest>

/**
 * Cancels a reservation for its guest: the refund of what the card paid is ordered in the same transaction, and guest and lodge are
 * mailed. Guests cannot enter payments at the desk. Throws `LinkUnknown`, `ReservationNotActive`, `StayBegun`, `GuestReservationChanged`
 * or `RefundDiffers`.
 */
export async function cancelAsGuest(
  lodge: Lodge,
  token: string,
  shown: Shown,
): Promise<GuestReservationResponse> {
  try {
    await lodge.database.transaction((transaction) => cancelLinked(lodge, transaction, { token, shown }))
  } catch (error) {
    // The staff error contains document and address, which the holder of a link must not see.
    if (error instanceof ChangedMeanwhile)
      throw new GuestReservationChanged(await guestReservation(lodge, token))
    if (error instanceof AmountsDiffer) throw new RefundDiffers()
    throw error
  }
  return guestReservation(lodge, token)
}

async function cancelLinked(
  lodge: Lodge,
  transaction: DatabaseTransaction,
  { token, shown }: { token: string; shown: Shown },
): Promise<void> {
  const now = lodge.clock()
  const row = await linkedReservation(transaction, token)
  if (row.state === 'confirmed' && hasGuestCome(row, now)) throw new StayBegun()
  const { reason } = GUEST_CANCELLATION
  const cancellation = { id: row.id, ...shown, reason, notice: 'mail' } as const
  await cancelInTransaction(lodge, transaction, { cancellation, actor: null })
  const payload = { template: 'guest-cancelled', reservationId: row.id } as const
  await enqueueJob(transaction, now, { kind: 'mail', payload })
}
