import { ROOM_TEXTS } from 'content'
import { ROOMS_PAGE } from 'shared-ui/copy/rooms/rooms-page'
import { PageHead } from '../../lib/page/PageHead.tsx'
import { PageStrip } from '../../lib/page/PageStrip.tsx'
import { onlyPicture } from '../../lib/pictures/picture-addresses.ts'
import type { StaySearch } from '../../lib/stay-search.ts'
import { useTodayInLima } from '../../lib/today-in-lima.ts'
import styles from './RoomsScreen.module.css'
import { RoomsSection } from './RoomsSection.tsx'
import { RoomServices } from './room-page/RoomServices.tsx'
import { AvailabilityPanel } from './search/AvailabilityPanel.tsx'
import { AvailableRooms } from './search/AvailableRooms.tsx'
import { useStaySearch } from './search/use-stay-search.ts'

const STRIP = onlyPicture(
  import.meta.glob<string>('content/lodge/pictures/strips/rooms.{svg,jpg,jpeg,png,webp}', {
    eager: true,
    query: '?url',
    import: 'default',
  }),
)

/** The rooms page: the search, all rooms, after a search those that are free first, and what every room has. */
export function RoomsScreen({
  dates,
}: {
  /** The dates, persons and room of the page's address. */
  dates: StaySearch
}) {
  const search = useStaySearch(useTodayInLima(), dates)
  return (
    <>
      <PageHead title={ROOMS_PAGE.title} description={ROOM_TEXTS.description} path="/rooms" />
      <PageStrip picture={STRIP} alt={ROOM_TEXTS.stripAlt} />
      <div className={styles.page}>
        <h1>{ROOMS_PAGE.title}</h1>
        <div className={styles.panel}>
          <AvailabilityPanel search={search} />
        </div>
        <AvailableRooms search={search} />
        {!search.searched && <RoomsSection title={ROOMS_PAGE.listTitle} search={search} />}
        <RoomServices />
      </div>
    </>
  )
}
