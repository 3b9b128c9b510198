import type { Executor } from '../database/connect.ts'
import { instantText } from '../database/instants.ts'
import { linkTokenHash, newLinkToken } from './link-token.ts'
import type { MailLinks } from './mail-parts.ts'

/**
 * B-12: the page where a guest sees the reservation; whoever has the address has the reservation. What follows a `#` stays in
 * the browser: no request carries it, and no `Referer` of the page's own letters and pictures.
 */
export const guestLink = ({ publicUrl }: MailLinks, token: string): string =>
  `${publicUrl}/my-reservation#${token}`

/**
 * A new token for a reservation, kept as its hash. Made when the mail is sent, not when it is asked for, so that no job carries
 * it; a mail that is sent a second time has a second one, and both hold.
 */
export async function issueGuestToken(
  executor: Executor,
  reservationId: string,
  now: number,
): Promise<string> {
  const token = newLinkToken()
  await executor
    .insertInto('guest_link')
    .values({
      token_hash: linkTokenHash(token),
      reservation_id: reservationId,
      created_at: instantText(now),
    })
    .execute()
  return token
}
