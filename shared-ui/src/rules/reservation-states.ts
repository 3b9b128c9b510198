/**
 * - `pending`: the card's outcome is not known yet.
 * - `confirmed`: stands; paid by card or made by staff.
 * - `failed`: never came to be, since its charge was denied late, never happened or was returned.
 * - `cancelled`: cancelled by guest or staff, with what the policy gives back (P-08).
 * - `deleted`: deleted by staff, the record is retained.
 */
export const RESERVATION_STATES = ['pending', 'confirmed', 'failed', 'cancelled', 'deleted'] as const
