/** The price per night of a changed stay: the one agreed with the guest, or the room's current price. */
export const RATES = ['agreed', 'today'] as const
export type Rate = (typeof RATES)[number]

/**
 * The default rate (decision 029): in the same room the guest keeps the agreed price, also for added nights; another room
 * costs its current price.
 */
export const defaultRate = (before: { roomId: string }, after: { roomId: string }): Rate =>
  before.roomId === after.roomId ? 'agreed' : 'today'
