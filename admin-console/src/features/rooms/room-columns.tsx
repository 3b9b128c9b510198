import { createColumnHelper } from '@tanstack/react-table'
import { formatPersons, formatPrice } from 'shared-ui/copy/format'
import { ROOMS_PANEL } from 'shared-ui/copy/rooms-panel'
import type { Room } from 'shared-ui/validators/room'
import { RoomLink } from './RoomLink.tsx'
import { RoomThumbnail } from './RoomPhoto.tsx'

const column = createColumnHelper<Room>()
const words = ROOMS_PANEL.columns

/** what the table tells of a room. */
export const ROOM_COLUMNS = [
  column.display({
    id: 'photo',
    header: words.photo,
    cell: ({ row }) => <RoomThumbnail room={row.original} />,
  }),
  column.accessor('identifier', {
    header: words.identifier,
    cell: ({ row }) => <RoomLink room={row.original} />,
    sortingFn: 'alphanumeric',
  }),
  column.accessor('category', { header: words.category, sortingFn: 'alphanumeric' }),
  column.accessor('capacity', {
    header: words.capacity,
    cell: ({ getValue }) => formatPersons(getValue()),
    sortingFn: 'basic',
  }),
  column.accessor('pricePerNight', {
    header: words.pricePerNight,
    cell: ({ getValue }) => formatPrice(getValue()),
    sortingFn: 'basic',
  }),
]
