import type { Room, TakenRoom } from 'shared-ui/validators/rooms/room'

const sampleRoom = (identifier: string, category: string, pricePerNight: number): Room => ({
  _id: `room-${identifier}`,
  identifier,
  category,
  description:
    'Una cama ancha frente a la ventana del este, desde donde se ve clarear el cerro y se oye el río toda la noche. Frazadas de lana, una mesa para escribir y un balcón pequeño con geranios.',
  pricePerNight,
  capacity: 2,
  photo: null,
})

/** Invented rooms for stories. */
export const SAMPLE_ROOMS: readonly Room[] = [
  sampleRoom('Molle', 'Doble', 230),
  sampleRoom('Colibrí', 'Simple', 140),
  sampleRoom('Retama', 'Triple', 1310.125),
]

/** The same rooms, taken on 24 to 27 December 2026: reserved, held, and blocked for long. */
export const SAMPLE_TAKEN: readonly TakenRoom[] = SAMPLE_ROOMS.map((room, index) => ({
  ...room,
  reason: (['reserved', 'held', 'blocked'] as const)[index] ?? 'reserved',
  until: index === 1 ? '2026-11-28T19:35:00.000Z' : null,
  nearest:
    index === 2
      ? []
      : [
          { inDate: '2026-12-22', outDate: '2026-12-24' },
          { inDate: '2026-12-28', outDate: '2026-12-30' },
        ],
}))
