import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { PLANT_PAGE } from 'shared-ui/copy/garden/garden'
import { PLANT_PAGE_LISTS } from 'shared-ui/rules/plant-page-marks'
import type { LinkedPlant, PlantNeighbours as Neighbours } from 'shared-ui/validators/garden/plant'
import { RepeatedInPage } from '../../../lib/page/RepeatedInPage.tsx'
import { PlantPhoto } from '../PlantPhoto.tsx'
import styles from './PlantNeighbours.module.css'

export type PlantNeighboursProps = {
  /** The name of the plant's zone. */
  zone: string
  neighbours: Neighbours
}

/** Links to the plants before and after one by name, and to others of its zone. */
export function PlantNeighbours({ zone, neighbours }: PlantNeighboursProps) {
  const { previous, next, ofZone } = neighbours
  return (
    <nav className={styles.neighbours} aria-label={PLANT_PAGE.neighbours}>
      <ul className={styles.turns} role="list">
        <RepeatedInPage list={PLANT_PAGE_LISTS.previous} items={present(previous)} keyOf={idOf}>
          {(plant) => (
            <li>
              <PlantLink plant={plant}>
                <span className={styles.arrow} aria-hidden="true">
                  ‹
                </span>
                <span className={styles.turn}>{PLANT_PAGE.previous}</span>
              </PlantLink>
            </li>
          )}
        </RepeatedInPage>
        <RepeatedInPage list={PLANT_PAGE_LISTS.next} items={present(next)} keyOf={idOf}>
          {(plant) => (
            <li className={styles.next}>
              <PlantLink plant={plant}>
                <span className={styles.arrow} aria-hidden="true">
                  ›
                </span>
                <span className={styles.turn}>{PLANT_PAGE.next}</span>
              </PlantLink>
            </li>
          )}
        </RepeatedInPage>
      </ul>
      <RepeatedInPage list={PLANT_PAGE_LISTS.zone} items={ofZone.length === 0 ? [] : [zone]} keyOf={String}>
        {() => <ZonePlants zone={zone} plants={ofZone} />}
      </RepeatedInPage>
    </nav>
  )
}

function ZonePlants({ zone, plants }: { zone: string; plants: readonly LinkedPlant[] }) {
  return (
    <div className={styles.zone}>
      <h2>{PLANT_PAGE.ofZone(zone)}</h2>
      <ul className={styles.plants} role="list">
        <RepeatedInPage list={PLANT_PAGE_LISTS.ofZone} items={plants} keyOf={idOf}>
          {(plant) => (
            <li>
              <PlantLink plant={plant}>
                <PlantPhoto plant={plant} alt="" sizes="4.5rem" loading="lazy" />
              </PlantLink>
            </li>
          )}
        </RepeatedInPage>
      </ul>
    </div>
  )
}

const present = (plant: LinkedPlant | null): LinkedPlant[] => (plant === null ? [] : [plant])
const idOf = ({ _id }: LinkedPlant): string => _id

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
