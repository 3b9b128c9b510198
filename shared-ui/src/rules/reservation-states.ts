/**
 * `pending`: the card's answer is not known yet. `confirmed`. `reversed`: paid, but given back since it could not stand.
 * `cancelled`: given up by agreement, with what the policy gives back (P-08). `deleted`: taken out by staff, kept as a record.
 */
export const RESERVATION_STATES = ['pending', 'confirmed', 'reversed', 'cancelled', 'deleted'] as const
