import {
  flexRender,
  getCoreRowModel,
  getSortedRowModel,
  type Header,
  type SortingState,
  useReactTable,
} from '@tanstack/react-table'
import { useState } from 'react'
import { VisuallyHidden } from 'shared-ui/components/VisuallyHidden'
import { RESERVATIONS_PANEL } from 'shared-ui/copy/reservations-panel'
import type { ReservationSummaryAnswer } from 'shared-ui/validators/reservation'
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
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>{RESERVATIONS_PANEL.title}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {table.getFlatHeaders().map((header) => (
            <ColumnHeader key={header.id} header={header} />
          ))}
          <th scope="col">
            <VisuallyHidden>{RESERVATIONS_PANEL.columns.actions}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {table.getRowModel().rows.map((row) => (
          <tr key={row.id} data-state={row.original.state}>
            {row.getVisibleCells().map((cell) => (
              <td key={cell.id} data-column={cell.column.id}>
                {flexRender(cell.column.columnDef.cell, cell.getContext())}
              </td>
            ))}
            <td data-column="actions">
              <DeleteButton reservation={row.original} onDelete={onDelete} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const ARIA_SORT = { asc: 'ascending', desc: 'descending' } as const

function ColumnHeader({ header }: { header: Header<ReservationSummaryAnswer, unknown> }) {
  const { column } = header
  const sorted = column.getIsSorted()
  const label = flexRender(column.columnDef.header, header.getContext())
  return (
    <th scope="col" data-column={column.id} aria-sort={sorted ? ARIA_SORT[sorted] : undefined}>
      {column.getCanSort() ? (
        <button className={styles.sort} type="button" onClick={column.getToggleSortingHandler()}>
          {label}
        </button>
      ) : (
        label
      )}
    </th>
  )
}
