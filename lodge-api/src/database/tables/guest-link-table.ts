/** What a mail links a guest's reservation with (B-12): SHA-256 of a random token, a new one for each mail. */
export type GuestLinkTable = { token_hash: string; reservation_id: string; created_at: string }
