/**
 * - `pending`: the outcome of the card charge is not known yet.
 * - `confirmed`: paid by card or made by staff.
 * - `failed`: never took effect, because its charge was denied late, never happened or was returned.
 * - `cancelled`: cancelled by guest or staff, with the refund of the policy.
 * - `deleted`: deleted by staff, the record is retained.
 */
export const RESERVATION_STATES = ['pending', 'confirmed', 'failed', 'cancelled', 'deleted'] as const
