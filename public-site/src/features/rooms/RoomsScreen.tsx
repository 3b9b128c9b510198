import { ROOMS_PAGE } from 'shared-ui/copy/rooms-page'
import { PageHead } from '../../lib/PageHead.tsx'
import type { StaySearch } from '../../lib/stay-search.ts'
import { useTodayInLima } from '../../lib/today-in-lima.ts'
import { AvailabilityPanel } from './AvailabilityPanel.tsx'
import { AvailableRooms } from './AvailableRooms.tsx'
import styles from './RoomsScreen.module.css'
import { RoomsSection } from './RoomsSection.tsx'
import { useStaySearch } from './use-stay-search.ts'

/** P-04: the rooms, and which of them are free. */
export function RoomsScreen({ dates }: { dates: StaySearch }) {
  const search = useStaySearch(useTodayInLima(), dates)
  return (
    <div className={styles.page}>
      <PageHead title={ROOMS_PAGE.title} description={ROOMS_PAGE.description} path="/rooms" />
      <h1>{ROOMS_PAGE.title}</h1>
      <div className={styles.sheet}>
        <AvailabilityPanel search={search} />
      </div>
      <AvailableRooms search={search} />
      <RoomsSection title={ROOMS_PAGE.listTitle} search={search} />
    </div>
  )
}
