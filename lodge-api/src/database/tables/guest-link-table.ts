/** The link of a mail to a guest's reservation (B-12): SHA-256 of its token, one for each mail (`mail/link-token.ts`). */
export type GuestLinkTable = { token_hash: string; reservation_id: string; created_at: string }
