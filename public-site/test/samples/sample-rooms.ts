import type { Room } from 'shared-ui/validators/rooms/room'

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
