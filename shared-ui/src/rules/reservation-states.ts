/**
 * `pending`: the card's answer is not known yet. `confirmed`. `reversed`: paid, but given back since it could not stand.
 * `deleted`: taken out by staff, kept as a record.
 */
export const RESERVATION_STATES = ['pending', 'confirmed', 'reversed', 'deleted'] as const
