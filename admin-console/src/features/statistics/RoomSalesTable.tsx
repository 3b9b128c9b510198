import { getCoreRowModel, getSortedRowModel, type SortingState, useReactTable } from '@tanstack/react-table'
import { useMemo, useState } from 'react'
import { ROOM_SALES } from 'shared-ui/copy/statistics'
import type { PeriodStatistic } from 'shared-ui/validators/statistic'
import { RecordsTable } from '../../lib/table/RecordsTable.tsx'
import styles from './RoomSales.module.css'
import { roomSalesColumns } from './room-sales-columns.tsx'

/** what each room sold, to be compared by any of it; those that brought in most come first. */
export function RoomSalesTable({ statistic }: { statistic: PeriodStatistic }) {
  const [sorting, setSorting] = useState<SortingState>([{ id: 'total', desc: true }])
  const columns = useMemo(() => roomSalesColumns(statistic), [statistic])
  // oxlint-disable-next-line react/incompatible-library -- speaks of the React Compiler, which is not used here
  const table = useReactTable({
    data: statistic.rooms,
    columns,
    state: { sorting },
    onSortingChange: setSorting,
    enableSortingRemoval: false,
    getRowId: (room) => room._id,
    getCoreRowModel: getCoreRowModel(),
    getSortedRowModel: getSortedRowModel(),
  })
  return <RecordsTable className={styles.table} table={table} caption={ROOM_SALES.title} />
}
