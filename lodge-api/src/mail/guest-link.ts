import type { Executor } from '../database/connect.ts'
import { instantText } from '../database/instants.ts'
import { linkTokenHash } from './link-token.ts'
import type { MailLinks } from './mail-parts.ts'

/**
 * B-12: the page where a guest sees the reservation; whoever has the address has the reservation. What follows a `#` stays in
 * the browser: no request carries it, and no `Referer` of the page's own fonts and pictures.
 */
export const guestLink = ({ publicUrl }: MailLinks, token: string): string =>
  `${publicUrl}/my-reservation#${token}`

/** Makes a token valid for a reservation. It is stored as its hash; storing it again changes nothing. `now` in epoch milliseconds. */
export async function storeGuestToken(
  executor: Executor,
  { token, reservationId }: { token: string; reservationId: string },
  now: number,
): Promise<void> {
  await executor
    .insertInto('guest_link')
    .values({
      token_hash: linkTokenHash(token),
      reservation_id: reservationId,
      created_at: instantText(now),
    })
    .onConflict((conflict) => conflict.column('token_hash').doNothing())
    .execute()
}
