/**
 * P-08: between which hours of the day of entry guests come in, `HH:MM` on the lodge's clock. Apart from the rule about them
 * (`check-in.ts`), since every page tells the hours and none needs the rule.
 */
export const CHECK_IN = { from: '14:00', to: '20:00' } as const
