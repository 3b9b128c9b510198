/** At which price per night a changed stay is reckoned: the one agreed on with the guest, or the room's of today. */
export const RATES = ['agreed', 'today'] as const
export type Rate = (typeof RATES)[number]

/**
 * Decision 029: in the same room the guest keeps the price that was agreed, for nights that are added too; another room has its
 * price of today.
 */
export const usualRate = (before: { roomId: string }, after: { roomId: string }): Rate =>
  before.roomId === after.roomId ? 'agreed' : 'today'
