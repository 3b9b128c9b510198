import type { SortingState } from '@tanstack/react-table'
import { RESERVATIONS_PANEL } from 'shared-ui/copy/reservations/reservations-panel'
import type { ReservationSummaryResponse } from 'shared-ui/validators/reservations/reservation'
import { RecordsTable } from '../../../lib/table/RecordsTable.tsx'
import { useSortedTable } from '../../../lib/table/sorted-table.ts'
import { ReservationMenu, type ReservationMenuActions } from './ReservationMenu.tsx'
import styles from './ReservationsTable.module.css'
import { RESERVATION_COLUMNS } from './reservation-columns.tsx'
import type { ReservationFilters } from './reservations-search.ts'

export type ReservationsProps = ReservationMenuActions & {
  /** In the order of the server. */
  reservations: ReservationSummaryResponse[]
  order: ReservationFilters['order']
  /** Whether the whole list is loaded. Only then can it be sorted, since a partial list has no meaningful first row. */
  isWhole: boolean
}

/** The columns that the orders of the server sort by. */
const SORTING: Record<ReservationFilters['order'], SortingState> = {
  '': [{ id: 'created', desc: true }],
  entry: [{ id: 'entry', desc: false }],
  latest_entry: [{ id: 'entry', desc: true }],
}

/** The reservations as a table, for wide screens. */
export function ReservationsTable({ reservations, order, isWhole, ...actions }: ReservationsProps) {
  const table = useSortedTable({
    records: reservations,
    columns: RESERVATION_COLUMNS,
    order: SORTING[order],
    isWhole,
  })
  return (
    <RecordsTable
      className={styles.table}
      table={table}
      caption={RESERVATIONS_PANEL.title}
      actionsLabel={RESERVATIONS_PANEL.columns.actions}
      renderActions={(reservation) => <ReservationMenu reservation={reservation} {...actions} />}
      stateOf={(reservation) => reservation.state}
    />
  )
}
