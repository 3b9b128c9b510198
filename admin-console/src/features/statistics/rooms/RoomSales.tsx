import type { SortingState } from '@tanstack/react-table'
import { useId, useMemo } from 'react'
import { ROOM_SALES } from 'shared-ui/copy/reservations/statistics'
import type { PeriodStatistic } from 'shared-ui/validators/reservations/statistic'
import { useMedia } from '../../../lib/hooks/use-media.ts'
import { RecordsTable } from '../../../lib/table/RecordsTable.tsx'
import { useSortedTable } from '../../../lib/table/sorted-table.ts'
import styles from './RoomSales.module.css'
import { RoomSalesCards } from './RoomSalesCards.tsx'
import { roomSalesColumns } from './room-sales-columns.tsx'

const BY_TOTAL: SortingState = [{ id: 'total', desc: true }]

/** Minimum width of the table; narrower screens show cards. */
const TABLE_FITS = 'print, (min-width: 44rem)'

/** Sales of each room: identifier, category, number of reservations and their total. */
export function RoomSales({ statistic }: { statistic: PeriodStatistic }) {
  const headingId = useId()
  const Rooms = useMedia(TABLE_FITS) ? RoomSalesTable : RoomSalesCards
  return (
    <section className={styles.rooms} aria-labelledby={headingId}>
      <h3 className={styles.title} id={headingId}>
        {ROOM_SALES.title}
      </h3>
      <Rooms statistic={statistic} />
      <p className={styles.rule}>{ROOM_SALES.rule}</p>
    </section>
  )
}

/** Sales of each room as a sortable table, by default highest total first. */
function RoomSalesTable({ statistic }: { statistic: PeriodStatistic }) {
  const columns = useMemo(() => roomSalesColumns(statistic), [statistic])
  const table = useSortedTable({ records: statistic.rooms, columns, order: BY_TOTAL })
  return <RecordsTable className={styles.table} table={table} caption={ROOM_SALES.title} />
}
