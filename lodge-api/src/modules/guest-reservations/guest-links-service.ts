import { dayInLima } from 'shared-ui/rules/dates/calendar-date'
import { HOUR_MS } from 'shared-ui/rules/dates/durations'
import { dayBefore, RETENTION } from 'shared-ui/rules/privacy/retention'
import type { Database, DatabaseTransaction, Executor } from '../../database/connect.ts'
import { instantText } from '../../database/instants.ts'
import type { PeriodicTask } from '../../jobs/job-handlers.ts'
import type { Lodge } from '../../lodge.ts'
import { linkTokenHash } from '../../mail/link-token.ts'
import { lockReservation } from '../purchases/reservation-lock.ts'
import { findReservation } from '../reservations/reservations-service.ts'
import {
  deleteAllGuestLinks,
  deleteGuestLinks,
  deleteLinksOfStaysBefore,
  insertGuestLink,
} from './guest-reservations-repository.ts'

type GuestToken = { token: string; reservationId: string }

/** Stores a link token of a reservation; storing it again has no effect. `now` in epoch ms. */
export async function storeGuestToken(
  executor: Executor,
  { token, reservationId }: GuestToken,
  now: number,
): Promise<void> {
  const row = {
    token_hash: linkTokenHash(token),
    reservation_id: reservationId,
    created_at: instantText(now),
  }
  await insertGuestLink(executor, row)
}

/**
 * Stores the token of a mail's link while the guest still has the address that the mail goes to. Throws otherwise: the mail is then
 * rendered again for the corrected address.
 */
export const storeMailedToken = (
  database: Database,
  link: GuestToken & { email: string },
  now: number,
): Promise<void> =>
  database.transaction(async (transaction) => {
    await lockReservation(database, transaction, link.reservationId)
    const row = await findReservation(transaction, link.reservationId)
    if (row?.email !== link.email) throw new Error('The address was corrected while the mail was written')
    await storeGuestToken(transaction, link, now)
  })

/** Ends all links of a reservation; the caller holds the reservation's lock. */
export const revokeGuestLinks = (transaction: DatabaseTransaction, reservationId: string) =>
  deleteGuestLinks(transaction, reservationId)

/** Ends the links of all reservations. */
export const revokeAllGuestLinks = (transaction: DatabaseTransaction) => deleteAllGuestLinks(transaction)

/** A periodic task that ends the links of stays that are long over. */
export const deleteOldGuestLinks = ({ database, clock }: Lodge): PeriodicTask => ({
  name: 'forget-guest-links',
  everyMs: HOUR_MS,
  run: async () => {
    const today = dayInLima(clock())
    await deleteLinksOfStaysBefore(database.kysely, dayBefore(today, RETENTION.guestLinks))
  },
})
