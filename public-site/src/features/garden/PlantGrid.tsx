import { useEffect, useRef } from 'react'
import { Spinner } from 'shared-ui/components/Spinner'
import { GARDEN } from 'shared-ui/copy/garden'
import { PLANTS_A_GROUP, type Plant } from 'shared-ui/validators/plant'
import { WithoutScript } from '../../lib/WithoutScript.tsx'
import type { GardenSearch } from './garden-search.ts'
import { PlantCard } from './PlantCard.tsx'
import styles from './PlantGrid.module.css'

/** How many cards are in sight at once on a wide window. */
const FIRST_ROW = 4

export type PlantGridProps = {
  plants: readonly Plant[]
  /** The list as the page's address has it. */
  list: GardenSearch
  /** The place of the plant that takes the focus once it is here: the first of those just asked for. */
  focusOn: number | null
  /** How many places to keep free after them for plants on their way; none below 1. */
  places: number
}

/** P-06: plants side by side. The focus goes on to the first that comes, since 'Cargar más' may be gone (W-10). */
export function PlantGrid({ plants, list, focusOn, places }: PlantGridProps) {
  const grid = useRef<HTMLUListElement>(null)
  const isHere = focusOn !== null && focusOn < plants.length
  useEffect(() => {
    if (isHere) grid.current?.children[focusOn]?.querySelector('a')?.focus({ preventScroll: true })
  }, [isHere, focusOn])
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

/** The places of groups that are on their way, so that a page gone back to has its height, and what is being waited for. */
export function PlantGridSkeleton({ groups }: { groups: number }) {
  return (
    <div className={styles.waiting}>
      <WithoutScript missing="garden" />
      <Spinner message={GARDEN.loading} />
      <div className={styles.grid} aria-hidden="true">
        {Array.from({ length: groups * PLANTS_A_GROUP }, (_, place) => (
          <div className={styles.place} key={place} />
        ))}
      </div>
    </div>
  )
}
