import type { SortingState } from '@tanstack/react-table'
import { useMemo } from 'react'
import { ROOM_SALES } from 'shared-ui/copy/statistics'
import type { PeriodStatistic } from 'shared-ui/validators/statistic'
import { RecordsTable } from '../../../lib/table/RecordsTable.tsx'
import { useSortedTable } from '../../../lib/table/sorted-table.ts'
import styles from './RoomSales.module.css'
import { roomSalesColumns } from './room-sales-columns.tsx'

const BY_TOTAL: SortingState = [{ id: 'total', desc: true }]

/** Sales of each room as a sortable table, by default highest total first. */
export function RoomSalesTable({ statistic }: { statistic: PeriodStatistic }) {
  const columns = useMemo(() => roomSalesColumns(statistic), [statistic])
  const table = useSortedTable({ records: statistic.rooms, columns, order: BY_TOTAL })
  return <RecordsTable className={styles.table} table={table} caption={ROOM_SALES.title} />
}
