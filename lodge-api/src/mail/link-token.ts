import { createHash, createHmac, hkdfSync } from 'node:crypto'

/** What a link of a mail opens: each has a key of its own, so that a token of one is never valid for the other. */
type LinkPurpose = 'guest-link' | 'newsletter'

const KEY_BYTES = 32

/**
 * The token for the link of a mail: HMAC-SHA256 of its job's id, under a key derived from the server's secret. A mail that is tried
 * again carries the same link, so that no failed attempt leaves a valid link behind, and no job stores a token.
 */
export function mailLinkToken(secret: Uint8Array, purpose: LinkPurpose, jobId: string): string {
  const key = hkdfSync('sha256', secret, new Uint8Array(), `lodge mail link: ${purpose}`, KEY_BYTES)
  return createHmac('sha256', Buffer.from(key)).update(jobId).digest('base64url')
}

/** What the database stores of a token: reading the database is not enough to open a link. */
export const linkTokenHash = (token: string): string => createHash('sha256').update(token).digest('hex')
