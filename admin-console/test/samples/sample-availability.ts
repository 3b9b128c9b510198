import type { Availability } from 'shared-ui/validators/reservations/availability'
import type { Room } from 'shared-ui/validators/rooms/room'

/** A sample room for stories; `part` overrides its fields. */
export const sampleRoom = (part: Partial<Room> = {}): Room => ({
  _id: 'r1',
  identifier: 'Orquídea',
  category: 'Matrimonial',
  description: 'Con vista al valle.',
  pricePerNight: 220,
  capacity: 2,
  photo: null,
  ...part,
})

const WITHOUT_OCCUPANCIES = { reservations: [], blockings: [], heldNights: [], holds: [] }

/** Two available rooms, and three unavailable ones: reserved, blocked and held. */
export const SAMPLE_AVAILABILITY: Availability = {
  availableRooms: [
    sampleRoom(),
    sampleRoom({
      _id: 'r2',
      identifier: 'Molle',
      category: 'Matrimonial con terraza',
      pricePerNight: 1250.5,
    }),
  ],
  unavailableRooms: [
    {
      ...sampleRoom({ _id: 'r3', identifier: 'Lúcuma', category: 'Familiar', capacity: 4 }),
      ...WITHOUT_OCCUPANCIES,
      reservations: [
        {
          _id: 's1',
          inDate: '2026-12-01',
          outDate: '2026-12-03',
          client: { names: 'María José', surnames: 'Núñez & Hijos' },
        },
        {
          _id: 's2',
          inDate: '2026-12-04',
          outDate: '2026-12-05',
          client: { names: 'Thomas', surnames: 'Becker' },
        },
      ],
    },
    {
      ...sampleRoom({ _id: 'r4', identifier: 'Retama', category: 'Triple', capacity: 3 }),
      ...WITHOUT_OCCUPANCIES,
      blockings: [
        { _id: 'b1', date: '2026-12-02' },
        { _id: 'b2', date: '2026-12-03' },
      ],
    },
    {
      ...sampleRoom({ _id: 'r5', identifier: 'Colibrí', category: 'Simple', capacity: 1 }),
      ...WITHOUT_OCCUPANCIES,
      heldNights: ['2026-12-02', '2026-12-03'],
      holds: [
        {
          purchaseNumber: '3330001',
          inDate: '2026-12-02',
          outDate: '2026-12-03',
          until: '2026-12-01T19:32:00.000Z',
        },
      ],
    },
  ],
}
