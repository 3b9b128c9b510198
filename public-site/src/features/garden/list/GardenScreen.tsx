import { GARDEN_TEXTS } from 'content'
import { GARDEN } from 'shared-ui/copy/garden/garden'
import { useIsLive } from '../../../lib/document/use-is-live.ts'
import { PageHead } from '../../../lib/page/PageHead.tsx'
import { PageStrip } from '../../../lib/page/PageStrip.tsx'
import { onlyPicture } from '../../../lib/pictures/picture-addresses.ts'
import styles from './GardenScreen.module.css'
import { GardenSearchForm } from './GardenSearchForm.tsx'
import { PlantGridSkeleton } from './PlantGrid.tsx'
import { PlantList } from './PlantList.tsx'

export type GardenScreenProps = {
  /** The search text of the address; `''` for all plants. */
  search: string
  /** How many groups of plants are open, at least one. */
  groups: number
  /** Puts the typed search into the address. */
  onSearch: (typed: string) => void
  /** Sets the number of open groups. */
  onOpen: (groups: number) => void
}

const STRIP = onlyPicture(
  import.meta.glob<string>('content/lodge/pictures/strips/garden.{svg,jpg,jpeg,png,webp}', {
    eager: true,
    query: '?url',
    import: 'default',
  }),
)

/** The botanical garden. The prerendered page does not know the search of the address, so it shows placeholders. */
export function GardenScreen({ search, groups, onSearch, onOpen }: GardenScreenProps) {
  const isLive = useIsLive()
  return (
    <>
      <PageHead title={GARDEN.title} description={GARDEN_TEXTS.description} path="/botanical-garden" />
      <PageStrip picture={STRIP} alt={GARDEN_TEXTS.stripAlt} />
      <div className={styles.page}>
        <header className={styles.head}>
          <h1>{GARDEN.title}</h1>
          <p>{GARDEN_TEXTS.intro}</p>
        </header>
        <GardenSearchForm search={isLive ? search : ''} onSearch={onSearch} />
        <section className={styles.list} aria-labelledby="plantas">
          <h2 id="plantas">{GARDEN.listTitle}</h2>
          {isLive ? (
            <PlantList key={search} search={search} groups={groups} onOpen={onOpen} />
          ) : (
            <PlantGridSkeleton groups={1} />
          )}
        </section>
      </div>
    </>
  )
}
