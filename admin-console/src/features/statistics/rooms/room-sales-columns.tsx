import { formatPercent, formatSoles } from 'shared-ui/copy/format'
import { NO_FIGURE, ROOM_SALES } from 'shared-ui/copy/reservations/statistics'
import type { Period } from 'shared-ui/rules/dates/period'
import type { RoomStatistic } from 'shared-ui/validators/reservations/statistic'
import { sortedColumns } from '../../../lib/table/sorted-table.ts'
import { RoomReservationsLink } from './RoomReservationsLink.tsx'

const column = sortedColumns<RoomStatistic>()
const words = ROOM_SALES.columns

/** The columns of the table for a period. */
export const roomSalesColumns = (period: Period) =>
  column.columns([
    column.accessor('identifier', { header: words.identifier, sortFn: 'alphanumeric' }),
    column.accessor('category', { header: words.category, sortFn: 'text' }),
    column.accessor('reservations', {
      header: words.reservations,
      cell: ({ row }) => <RoomReservationsLink room={row.original} period={period} />,
      sortFn: 'basic',
    }),
    column.accessor('soldNights', { id: 'nights', header: words.nights, sortFn: 'basic' }),
    // A room that did not exist yet sorts after one that was never occupied.
    column.accessor((room) => room.occupancy ?? -1, {
      id: 'occupancy',
      header: words.occupancy,
      cell: ({ row }) =>
        row.original.occupancy === null ? NO_FIGURE : formatPercent(row.original.occupancy),
      sortFn: 'basic',
    }),
    column.accessor('income', {
      header: words.income,
      cell: ({ getValue }) => formatSoles(getValue()),
      sortFn: 'basic',
    }),
    column.accessor('total', {
      header: words.total,
      cell: ({ getValue }) => formatSoles(getValue()),
      sortFn: 'basic',
    }),
  ])
