import type { SortingState } from '@tanstack/react-table'
import { ROOMS_PANEL } from 'shared-ui/copy/rooms/rooms-panel'
import type { Room } from 'shared-ui/validators/rooms/room'
import { RecordsTable } from '../../../lib/table/RecordsTable.tsx'
import { useSortedTable } from '../../../lib/table/sorted-table.ts'
import { RoomActions } from './RoomActions.tsx'
import styles from './RoomsTable.module.css'
import { ROOM_COLUMNS } from './room-columns.tsx'

export type RoomsProps = {
  rooms: Room[]
  /** Opens the confirmation of the deletion. */
  onDelete: (room: Room) => void
}

const BY_IDENTIFIER: SortingState = [{ id: 'identifier', desc: false }]

/** The rooms on a wide screen, as a table. */
export function RoomsTable({ rooms, onDelete }: RoomsProps) {
  const table = useSortedTable({ records: rooms, columns: ROOM_COLUMNS, order: BY_IDENTIFIER })
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
