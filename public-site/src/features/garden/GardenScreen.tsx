import { GARDEN } from 'shared-ui/copy/garden'
import { PageHead } from '../../lib/PageHead.tsx'
import { useIsLive } from '../../lib/use-is-live.ts'
import styles from './GardenScreen.module.css'
import { GardenSearchForm } from './GardenSearchForm.tsx'
import { PlantGridSkeleton } from './PlantGrid.tsx'
import { PlantList } from './PlantList.tsx'

export type GardenScreenProps = {
  /** What is looked for, as the address has it; `''` for every plant. */
  search: string
  /** Puts what was typed into the address. */
  onSearch: (typed: string) => void
}

/** P-06: the botanical garden. The prerendered page does not know its address's search, so it only keeps the places. */
export function GardenScreen({ search, onSearch }: GardenScreenProps) {
  const isLive = useIsLive()
  return (
    <div className={styles.page}>
      <PageHead title={GARDEN.title} description={GARDEN.description} path="/botanical-garden" />
      <header className={styles.head}>
        <h1>{GARDEN.title}</h1>
        <p>{GARDEN.intro}</p>
      </header>
      <GardenSearchForm search={isLive ? search : ''} onSearch={onSearch} />
      <section className={styles.list} aria-labelledby="plantas">
        <h2 id="plantas">{GARDEN.listTitle}</h2>
        {isLive ? <PlantList key={search} search={search} /> : <PlantGridSkeleton />}
      </section>
    </div>
  )
}
