import { useId } from 'react'
import { ROOM_SALES } from 'shared-ui/copy/statistics'
import type { PeriodStatistic } from 'shared-ui/validators/statistic'
import { useMedia } from '../../../lib/use-media.ts'
import styles from './RoomSales.module.css'
import { RoomSalesCards } from './RoomSalesCards.tsx'
import { RoomSalesTable } from './RoomSalesTable.tsx'

/** Minimum width of the table; narrower screens show cards. */
const TABLE_FITS = '(min-width: 44rem)'

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
