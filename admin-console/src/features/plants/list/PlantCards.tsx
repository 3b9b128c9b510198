import { PLANTS_PANEL } from 'shared-ui/copy/garden/plants-panel'
import list from '../../../lib/table/card-list.module.css'
import { PlantThumbnail } from '../PlantPhoto.tsx'
import styles from './PlantCards.module.css'
import { PlantLink } from './PlantLink.tsx'
import type { PlantsProps } from './PlantsTable.tsx'
import { ChoosePlant } from './selection/ChoosePlant.tsx'
import { PlantActions } from './selection/PlantActions.tsx'

/** The plants on a phone, as a list of cards. */
export function PlantCards({ plants, onDelete }: Omit<PlantsProps, 'isWhole'>) {
  return (
    <ul className={list.cards} role="list" aria-label={PLANTS_PANEL.title}>
      {plants.map((plant) => (
        <li key={plant._id} className={`${list.card} ${styles.card}`}>
          <PlantThumbnail plant={plant} />
          <div className={styles.text}>
            <p className={styles.name}>
              <PlantLink plant={plant} />
            </p>
            <p className={styles.scientific}>{plant.scientificName}</p>
            <p>
              {plant.family.name} · {plant.zone.name}
            </p>
          </div>
          <ChoosePlant plant={plant} />
          <div className={styles.actions}>
            <PlantActions plant={plant} onDelete={onDelete} />
          </div>
        </li>
      ))}
    </ul>
  )
}
