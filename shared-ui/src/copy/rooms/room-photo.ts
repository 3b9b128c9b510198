/** The photo of a room in the console. */
export const ROOM_PHOTO = {
  alternative: (identifier: string, category: string): string => `Habitación ${identifier}, ${category}`,
  none: 'Sin fotografía',
} as const
