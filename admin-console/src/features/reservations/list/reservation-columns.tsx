import { StateBadge } from 'shared-ui/components/StateBadge'
import { formatDate, formatMoment, formatSoles } from 'shared-ui/copy/format'
import { RESERVATIONS_PANEL, reservationStateWord } from 'shared-ui/copy/reservations/reservations-panel'
import { roomsWithCategories } from 'shared-ui/copy/reservations/rooms-of-stay'
import type { ReservationSummaryResponse } from 'shared-ui/validators/reservations/reservation'
import { FROM_LIST } from '../../../lib/notices/BackToList.tsx'
import { sortedColumns } from '../../../lib/table/sorted-table.ts'
import { ReservationLink } from '../ReservationLink.tsx'
import { balanceText, clientName, reservationTone, stayOf } from '../reservation-words.ts'

const column = sortedColumns<ReservationSummaryResponse>()
const words = RESERVATIONS_PANEL.columns

/** The columns of the table. Sorting compares the raw values of the accessors, not the formatted cells. */
export const RESERVATION_COLUMNS = column.columns([
  column.accessor((row) => clientName(row.client), {
    id: 'client',
    header: words.client,
    cell: ({ row }) => <ReservationLink reservation={row.original} state={FROM_LIST} />,
    sortFn: 'text',
  }),
  column.accessor((row) => roomsWithCategories(row), {
    id: 'room',
    header: words.room,
    sortFn: 'alphanumeric',
  }),
  column.accessor((row) => stayOf(row).entry, {
    id: 'entry',
    header: words.entry,
    cell: ({ getValue }) => formatDate(getValue()),
    sortFn: 'basic',
  }),
  column.accessor((row) => stayOf(row).departure, {
    id: 'departure',
    header: words.departure,
    cell: ({ getValue }) => formatDate(getValue()),
    sortFn: 'basic',
  }),
  column.accessor((row) => stayOf(row).nights, { id: 'nights', header: words.nights, sortFn: 'basic' }),
  column.accessor('total', {
    id: 'total',
    header: words.total,
    cell: ({ row, getValue }) => (
      <>
        {formatSoles(getValue())}
        {row.original.balance !== 0 && <small>{balanceText(row.original.balance)}</small>}
      </>
    ),
    sortFn: 'basic',
  }),
  column.accessor('channel', { id: 'channel', header: words.channel, sortFn: 'text' }),
  column.accessor((row) => reservationStateWord(row), {
    id: 'state',
    header: words.state,
    cell: ({ row, getValue }) => <StateBadge tone={reservationTone(row.original)}>{getValue()}</StateBadge>,
    sortFn: 'text',
  }),
  column.accessor('createdAt', {
    id: 'created',
    header: words.created,
    cell: ({ getValue }) => formatMoment(getValue()),
    sortFn: 'basic',
  }),
])
