import { createHash, createHmac, hkdfSync } from 'node:crypto'

/** The purpose of a link. Each has a key of its own, so a token of one is never valid for the other. */
type LinkPurpose = 'guest-link' | 'newsletter' | 'newsletter-unsubscribe'

const KEY_BYTES = 32

/**
 * Returns the token for a link: HMAC-SHA256 of what it is for, under a key derived from the server's secret. For a mail
 * that is its job's id and the address: all attempts carry the same link, so a failed attempt leaves no other valid link
 * behind, and no job stores a token.
 */
export function mailLinkToken(secret: Uint8Array, purpose: LinkPurpose, subject: string): string {
  const key = hkdfSync('sha256', secret, new Uint8Array(), `lodge mail link: ${purpose}`, KEY_BYTES)
  return createHmac('sha256', Buffer.from(key)).update(subject).digest('base64url')
}

/**
 * Returns the token of the links that unsubscribe an address from the newsletter. It is the same in every mail, so any
 * link that was ever sent works while the address is subscribed.
 */
export const unsubscribeToken = (secret: Uint8Array, email: string): string =>
  mailLinkToken(secret, 'newsletter-unsubscribe', email)

/** The URL of the page that unsubscribes the address of a token, which browsers do not send to the server or to others. */
export const unsubscribeUrl = (publicUrl: string, token: string): string =>
  `${publicUrl}/newsletter/unsubscribe#${token}`

/** The hash of a token, which is all that the database stores: reading the database is not enough to open a link. */
export const linkTokenHash = (token: string): string => createHash('sha256').update(token).digest('hex')
