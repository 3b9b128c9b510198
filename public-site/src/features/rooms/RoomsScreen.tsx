import { GALLERY_ALT } from 'shared-ui/copy/pictures'
import { ROOMS_PAGE } from 'shared-ui/copy/rooms-page'
import { PageHead } from '../../lib/PageHead.tsx'
import { PageStrip } from '../../lib/PageStrip.tsx'
import { picturesByName } from '../../lib/pictures-by-name.ts'
import type { StaySearch } from '../../lib/stay-search.ts'
import { useTodayInLima } from '../../lib/today-in-lima.ts'
import { AvailabilityPanel } from './AvailabilityPanel.tsx'
import { AvailableRooms } from './AvailableRooms.tsx'
import styles from './RoomsScreen.module.css'
import { RoomsSection } from './RoomsSection.tsx'
import { useStaySearch } from './use-stay-search.ts'

const PICTURES = picturesByName(
  import.meta.glob<string>('../../pictures/gallery/atardecer.{svg,jpg,jpeg,png,webp}', {
    eager: true,
    query: '?url',
    import: 'default',
  }),
)

/** P-04: the rooms, and which of them are free. */
export function RoomsScreen({ dates }: { dates: StaySearch }) {
  const search = useStaySearch(useTodayInLima(), dates)
  return (
    <>
      <PageHead title={ROOMS_PAGE.title} description={ROOMS_PAGE.description} path="/rooms" />
      <PageStrip picture={PICTURES.get('atardecer') ?? ''} alt={GALLERY_ALT.atardecer} part="low" />
      <div className={styles.page}>
        <h1>{ROOMS_PAGE.title}</h1>
        <div className={styles.sheet}>
          <AvailabilityPanel search={search} />
        </div>
        <AvailableRooms search={search} />
        <RoomsSection title={ROOMS_PAGE.listTitle} search={search} />
      </div>
    </>
  )
}
