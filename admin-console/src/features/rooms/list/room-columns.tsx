import { formatPersons, formatPrice } from 'shared-ui/copy/format'
import { ROOMS_PANEL } from 'shared-ui/copy/rooms/rooms-panel'
import type { Room } from 'shared-ui/validators/rooms/room'
import { RoomThumbnail } from '../../../lib/room-photo/RoomPhoto.tsx'
import { sortedColumns } from '../../../lib/table/sorted-table.ts'
import { RoomLink } from './RoomLink.tsx'

const column = sortedColumns<Room>()
const words = ROOMS_PANEL.columns

/** The columns of the table. */
export const ROOM_COLUMNS = column.columns([
  column.display({
    id: 'photo',
    header: words.photo,
    cell: ({ row }) => <RoomThumbnail room={row.original} />,
  }),
  column.accessor('identifier', {
    header: words.identifier,
    cell: ({ row }) => <RoomLink room={row.original} />,
    sortFn: 'alphanumeric',
  }),
  column.accessor('category', { header: words.category, sortFn: 'alphanumeric' }),
  column.accessor('capacity', {
    header: words.capacity,
    cell: ({ getValue }) => formatPersons(getValue()),
    sortFn: 'basic',
  }),
  column.accessor('pricePerNight', {
    header: words.pricePerNight,
    cell: ({ getValue }) => formatPrice(getValue()),
    sortFn: 'basic',
  }),
])
