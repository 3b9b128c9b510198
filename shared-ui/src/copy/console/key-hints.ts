/** The keys that work in a calendar. */
export const KEY_HINTS = {
  title: 'Con el teclado',
} as const
