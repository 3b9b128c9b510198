import { Link } from '@tanstack/react-router'
import type { Plant } from 'shared-ui/validators/garden/plant'
import { PlantPhoto, type PlantPhotoProps } from '../PlantPhoto.tsx'
import type { GardenSearch } from './garden-search.ts'
import styles from './PlantCard.module.css'

/** Matches the columns of `PlantGrid.module.css`. */
const SIZES = '(min-width: 64rem) 17rem, (min-width: 40rem) 30vw, 45vw'

export type PlantCardProps = {
  /** The plant with its names and its picture. */
  plant: Plant
  /** The list that contains the card, for the link back to it. */
  list: GardenSearch
  /** `eager` for pictures above the fold, otherwise `lazy`. */
  loading: PlantPhotoProps['loading']
}

/** A plant, styled as a pressed specimen with its label. The whole card links to the plant's page. */
export function PlantCard({ plant, list, loading }: PlantCardProps) {
  return (
    <article className={styles.card}>
      <PlantPhoto plant={plant} alt="" sizes={SIZES} loading={loading} />
      <div className={styles.label}>
        <h3 className={styles.name}>
          <Link
            className={styles.link}
            to="/plant/$plantID"
            params={{ plantID: plant._id }}
            state={{ gardenList: list }}
          >
            {plant.name}
          </Link>
        </h3>
        <p className={styles.scientific}>
          <i lang="la">{plant.scientificName}</i>
        </p>
        <p className={styles.family}>{plant.family.name}</p>
      </div>
    </article>
  )
}
