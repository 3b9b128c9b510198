import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { PLANT_PAGE } from 'shared-ui/copy/garden/garden'
import type { LinkedPlant, PlantNeighbours as Neighbours } from 'shared-ui/validators/garden/plant'
import { PlantPhoto } from '../PlantPhoto.tsx'
import styles from './PlantNeighbours.module.css'

export type PlantNeighboursProps = {
  /** The name of the plant's zone. */
  zone: string
  /** The plants before and after this one in the zone; each may be absent. */
  neighbours: Neighbours
}

/** Links to the plants before and after one by name, and to others of its zone. */
export function PlantNeighbours({ zone, neighbours }: PlantNeighboursProps) {
  const { previous, next, ofZone } = neighbours
  return (
    <nav className={styles.neighbours} aria-label={PLANT_PAGE.neighbours}>
      <ul className={styles.turns} role="list">
        {previous && (
          <li>
            <PlantLink plant={previous}>
              <span className={styles.arrow} aria-hidden="true">
                ‹
              </span>
              <span className={styles.turn}>{PLANT_PAGE.previous}</span>
            </PlantLink>
          </li>
        )}
        {next && (
          <li className={styles.next}>
            <PlantLink plant={next}>
              <span className={styles.arrow} aria-hidden="true">
                ›
              </span>
              <span className={styles.turn}>{PLANT_PAGE.next}</span>
            </PlantLink>
          </li>
        )}
      </ul>
      {ofZone.length > 0 && <ZonePlants zone={zone} plants={ofZone} />}
    </nav>
  )
}

function ZonePlants({ zone, plants }: { zone: string; plants: readonly LinkedPlant[] }) {
  return (
    <div className={styles.zone}>
      <h2>{PLANT_PAGE.ofZone(zone)}</h2>
      <ul className={styles.plants} role="list">
        {plants.map((plant) => (
          <li key={plant._id}>
            <PlantLink plant={plant}>
              <PlantPhoto plant={plant} alt="" sizes="4.5rem" loading="lazy" />
            </PlantLink>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** A link to a plant; `children` come before its names. */
function PlantLink({ plant, children }: { plant: LinkedPlant; children: ReactNode }) {
  return (
    <Link className={styles.link} to="/plant/$plantID" params={{ plantID: plant._id }}>
      {children}
      <span className={styles.names}>
        {plant.name}{' '}
        <i className={styles.scientific} lang="la">
          {plant.scientificName}
        </i>
      </span>
    </Link>
  )
}
