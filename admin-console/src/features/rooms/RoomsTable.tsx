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
import { ROOMS_PANEL } from 'shared-ui/copy/rooms-panel'
import type { Room } from 'shared-ui/validators/room'
import { RoomActions } from './RoomActions.tsx'
import styles from './RoomsTable.module.css'
import { ROOM_COLUMNS } from './room-columns.tsx'

export type RoomsProps = { rooms: Room[] }

/** the rooms on a screen wide enough to compare them. */
export function RoomsTable({ rooms }: RoomsProps) {
  const [sorting, setSorting] = useState<SortingState>([{ id: 'identifier', desc: false }])
  // oxlint-disable-next-line react/incompatible-library -- speaks of the React Compiler, which is not used here
  const table = useReactTable({
    data: rooms,
    columns: ROOM_COLUMNS,
    state: { sorting },
    onSortingChange: setSorting,
    enableSortingRemoval: false,
    getRowId: (room) => room._id,
    getCoreRowModel: getCoreRowModel(),
    getSortedRowModel: getSortedRowModel(),
  })
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>{ROOMS_PANEL.title}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {table.getFlatHeaders().map((header) => (
            <ColumnHeader key={header.id} header={header} />
          ))}
          <th scope="col">
            <VisuallyHidden>{ROOMS_PANEL.columns.actions}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {table.getRowModel().rows.map((row) => (
          <tr key={row.id}>
            {row.getVisibleCells().map((cell) => (
              <td key={cell.id} data-column={cell.column.id}>
                {flexRender(cell.column.columnDef.cell, cell.getContext())}
              </td>
            ))}
            <td data-column="actions">
              <RoomActions room={row.original} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const ARIA_SORT = { asc: 'ascending', desc: 'descending' } as const

function ColumnHeader({ header }: { header: Header<Room, unknown> }) {
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
        <VisuallyHidden>{label}</VisuallyHidden>
      )}
    </th>
  )
}
