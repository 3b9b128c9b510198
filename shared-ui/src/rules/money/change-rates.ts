/**
 * The price per night of a changed stay: the one agreed with the guest, the one before that, or the room's current price. In a room that
 * the stay already has the guest keeps the agreed price, also for added nights; another room costs its current price (decision 029).
 */
export const RATES = ['agreed', 'earlier', 'today'] as const
export type Rate = (typeof RATES)[number]
