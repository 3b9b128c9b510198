import { useEffect, useRef } from 'react'
import { Spinner } from 'shared-ui/components/Spinner'
import { GARDEN } from 'shared-ui/copy/garden/garden'
import { PLANTS_PER_PAGE, type Plant } from 'shared-ui/validators/garden/plant'
import { WithoutScript } from '../../../lib/page/WithoutScript.tsx'
import type { GardenSearch } from './garden-search.ts'
import { PlantCard } from './PlantCard.tsx'
import styles from './PlantGrid.module.css'

/** How many cards are visible at once in a wide window. */
const FIRST_ROW = 4

export type PlantGridProps = {
  plants: readonly Plant[]
  /** The list in the page's address. */
  list: GardenSearch
  /** The index of the plant to focus once it has loaded: the first of the group just requested. */
  focusOn: number | null
  /** How many placeholders to show for plants that are loading; none below 1. */
  places: number
}

/** A grid of plants. Moves the focus to the first plant that loads, since 'Cargar más' may have been removed. */
export function PlantGrid({ plants, list, focusOn, places }: PlantGridProps) {
  const grid = useRef<HTMLUListElement>(null)
  const hasLoaded = focusOn !== null && focusOn < plants.length
  useEffect(() => {
    if (hasLoaded) grid.current?.children[focusOn]?.querySelector('a')?.focus({ preventScroll: true })
  }, [hasLoaded, focusOn])
  return (
    <ul className={styles.grid} role="list" ref={grid}>
      {plants.map((plant, place) => (
        <li key={plant._id}>
          <PlantCard plant={plant} list={list} loading={place < FIRST_ROW ? 'eager' : 'lazy'} />
        </li>
      ))}
      {Array.from({ length: Math.max(places, 0) }, (_, place) => (
        <li className={styles.place} key={place} aria-hidden="true" />
      ))}
    </ul>
  )
}

/** Placeholders for groups that are loading, so that a restored page has its height, with a spinner. */
export function PlantGridSkeleton({ groups }: { groups: number }) {
  return (
    <div className={styles.waiting}>
      <WithoutScript missing="garden" />
      <Spinner message={GARDEN.loading} />
      <div className={styles.grid} aria-hidden="true">
        {Array.from({ length: groups * PLANTS_PER_PAGE }, (_, place) => (
          <div className={styles.place} key={place} />
        ))}
      </div>
    </div>
  )
}
