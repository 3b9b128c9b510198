import { getCoreRowModel, getSortedRowModel, type SortingState, useReactTable } from '@tanstack/react-table'
import { useState } from 'react'
import { ROOMS_PANEL } from 'shared-ui/copy/rooms-panel'
import type { Room } from 'shared-ui/validators/room'
import { RecordsTable } from '../../lib/table/RecordsTable.tsx'
import { RoomActions } from './RoomActions.tsx'
import styles from './RoomsTable.module.css'
import { ROOM_COLUMNS } from './room-columns.tsx'

export type RoomsProps = {
  rooms: Room[]
  /** Asks whether a room is to be deleted. */
  onDelete: (room: Room) => void
}

/** the rooms on a screen wide enough to compare them. */
export function RoomsTable({ rooms, onDelete }: RoomsProps) {
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
    <RecordsTable
      className={styles.table}
      table={table}
      caption={ROOMS_PANEL.title}
      actionsLabel={ROOMS_PANEL.columns.actions}
      renderActions={(room) => <RoomActions room={room} onDelete={onDelete} />}
    />
  )
}
