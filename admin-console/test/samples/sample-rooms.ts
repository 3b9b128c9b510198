import type { RoomCalendar } from 'shared-ui/validators/rooms/blocking'
import type { StaffRoom } from 'shared-ui/validators/rooms/room'

/** A sample room for stories, changed by `part`. */
export const sampleRoom = (part: Partial<StaffRoom> = {}): StaffRoom => ({
  _id: 'r1',
  identifier: 'Orquídea',
  category: 'Matrimonial',
  description: 'Cama de dos plazas con manta de lana.\nDa al patio.',
  pricePerNight: 220,
  capacity: 2,
  photo: null,
  version: 1,
  archivedAt: null,
  ...part,
})

export const SAMPLE_ROOMS: StaffRoom[] = [
  sampleRoom(),
  sampleRoom({ _id: 'r2', identifier: 'Colibrí', category: 'Simple', pricePerNight: 140.25, capacity: 1 }),
  sampleRoom({
    _id: 'r3',
    identifier: 'Molle',
    category: 'Matrimonial con terraza',
    pricePerNight: 1250,
    capacity: 4,
  }),
]

export const SAMPLE_CALENDAR: RoomCalendar = {
  blockings: ['2026-12-05', '2026-12-06', '2026-12-20'].map((date) => ({ _id: `b-${date}`, date })),
  reservedNights: ['2026-12-10', '2026-12-11'],
  heldNights: ['2026-12-12'],
}

const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><rect width="40" height="30" fill="#7c8f5a"/></svg>'

/** A sample photo with that file name. */
export const samplePhoto = (name: string): File => new File([DRAWING], name, { type: 'image/svg+xml' })
