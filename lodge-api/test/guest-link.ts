import { randomBytes } from 'node:crypto'
import type { Lodge } from '../src/lodge.ts'
import type { OutgoingMail } from '../src/mail/transport/mail-transport.ts'
import { storeGuestToken } from '../src/modules/guest-reservations/guest-reservations-service.ts'
import type { Answer, LodgeFixture } from './lodge-fixture.ts'

/** Stores a guest link of a reservation and returns its token. */
export async function guestTokenFor({ database, clock }: Lodge, reservationId: string): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await storeGuestToken(database.kysely, { token, reservationId }, clock())
  return token
}

/** Returns the token of the link in a mail, or '' without a link. */
export const tokenIn = (mail: OutgoingMail | undefined): string =>
  /\/my-reservation#([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''

/** Returns a reservation as its guest sees it. */
export const seenByGuest = async (fixture: LodgeFixture, token: string) =>
  (await fixture.call('GET', `/guest-reservation?token=${token}`)).body.reservation

/** Cancels the current reservation as its guest; `more` overrides fields of the request. */
export async function cancelAsGuest(
  fixture: LodgeFixture,
  token: string,
  more: { version?: number; refund?: number } = {},
): Promise<Answer> {
  const { version, offered } = await seenByGuest(fixture, token)
  const shown = { version, refund: offered?.amount ?? 0, ...more }
  return fixture.call('POST', `/guest-reservation/cancel?token=${token}`, shown)
}
