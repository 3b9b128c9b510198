import type { Executor } from '../../database/connect.ts'
import type { GuestLinkTable } from '../../database/tables/guest-link-table.ts'

/** Returns the id of the reservation that a mail's link belongs to, or undefined. */
export async function findLinkedReservationId(
  executor: Executor,
  tokenHash: string,
): Promise<string | undefined> {
  const link = await executor
    .selectFrom('guest_link')
    .select('reservation_id')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()
  return link?.reservation_id
}

/** Returns the ids of the confirmed reservations of the guest with this address, in lower case. */
export async function findConfirmedIdsByEmail(executor: Executor, email: string): Promise<string[]> {
  const rows = await executor
    .selectFrom('client')
    .innerJoin('reservation', 'reservation.client_id', 'client.id')
    .select('reservation.id')
    .where(({ fn }) => fn<string>('lower', ['client.email']), '=', email)
    .where('reservation.state', '=', 'confirmed')
    .execute()
  return rows.map(({ id }) => id)
}

export const deleteGuestLinks = (executor: Executor, reservationId: string) =>
  executor.deleteFrom('guest_link').where('reservation_id', '=', reservationId).execute()

export const deleteAllGuestLinks = (executor: Executor) => executor.deleteFrom('guest_link').execute()

/** Stores the hash of a link's token; storing it again has no effect. */
export const insertGuestLink = (executor: Executor, link: GuestLinkTable) =>
  executor
    .insertInto('guest_link')
    .values(link)
    .onConflict((conflict) => conflict.column('token_hash').doNothing())
    .execute()

/** Deletes the links of reservations whose last night was before a day. */
export const deleteLinksOfStaysBefore = (executor: Executor, day: string) =>
  executor
    .deleteFrom('guest_link')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('reservation')
          .select('reservation.id')
          .whereRef('reservation.id', '=', 'guest_link.reservation_id')
          .where('reservation.out_date', '<', day),
      ),
    )
    .execute()
