/** A mail's link to a guest's reservation: SHA-256 of its token, one row per mail (`mail/link-token.ts`). */
export type GuestLinkTable = { token_hash: string; reservation_id: string; created_at: string }
