import { getCoreRowModel, getSortedRowModel, type SortingState, useReactTable } from '@tanstack/react-table'
import { useState } from 'react'
import { RESERVATIONS_PANEL } from 'shared-ui/copy/reservations-panel'
import type { ReservationSummaryAnswer } from 'shared-ui/validators/reservation'
import { RecordsTable } from '../../lib/table/RecordsTable.tsx'
import { DeleteButton } from './DeleteButton.tsx'
import styles from './ReservationsTable.module.css'
import { RESERVATION_COLUMNS } from './reservation-columns.tsx'

export type ReservationsProps = {
  /** As the server gave them, newest first. */
  reservations: ReservationSummaryAnswer[]
  /** Nothing more is left to load. Only then can they be sorted: the first of a part is not the first of all. */
  isWhole: boolean
  onDelete: (reservation: ReservationSummaryAnswer) => void
}

/** The order of the server. */
const NEWEST_FIRST: SortingState = [{ id: 'created', desc: true }]

/** the reservations on a screen wide enough to compare them. */
export function ReservationsTable({ reservations, isWhole, onDelete }: ReservationsProps) {
  const [sorting, setSorting] = useState(NEWEST_FIRST)
  // oxlint-disable-next-line react/incompatible-library -- speaks of the React Compiler, which is not used here
  const table = useReactTable({
    data: reservations,
    columns: RESERVATION_COLUMNS,
    state: { sorting: isWhole ? sorting : NEWEST_FIRST },
    onSortingChange: setSorting,
    enableSorting: isWhole,
    enableSortingRemoval: false,
    getRowId: (reservation) => reservation._id,
    getCoreRowModel: getCoreRowModel(),
    getSortedRowModel: getSortedRowModel(),
    // The server's order stands as it is: its cursor goes by it.
    manualSorting: !isWhole,
  })
  return (
    <RecordsTable
      className={styles.table}
      table={table}
      caption={RESERVATIONS_PANEL.title}
      actionsLabel={RESERVATIONS_PANEL.columns.actions}
      renderActions={(reservation) => <DeleteButton reservation={reservation} onDelete={onDelete} />}
      stateOf={(reservation) => reservation.state}
    />
  )
}
