import { createHash, createHmac, hkdfSync } from 'node:crypto'

/** The purpose of a link. Each has a key of its own, so a token of one is never valid for the other. */
type LinkPurpose = 'guest-link' | 'newsletter'

const KEY_BYTES = 32

/**
 * Returns the token for the link of a mail: HMAC-SHA256 of its job's id, under a key derived from the server's secret.
 * All attempts of a mail carry the same link, so a failed attempt leaves no other valid link behind, and no job stores
 * a token.
 */
export function mailLinkToken(secret: Uint8Array, purpose: LinkPurpose, jobId: string): string {
  const key = hkdfSync('sha256', secret, new Uint8Array(), `lodge mail link: ${purpose}`, KEY_BYTES)
  return createHmac('sha256', Buffer.from(key)).update(jobId).digest('base64url')
}

/** The hash of a token, which is all that the database stores: reading the database is not enough to open a link. */
export const linkTokenHash = (token: string): string => createHash('sha256').update(token).digest('hex')
