/** W-10: what the keys do in a calendar. */
export const KEY_HINTS = {
  title: 'Con el teclado',
} as const
