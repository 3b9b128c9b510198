import { VIEW_PLANT } from 'shared-ui/copy/garden/plants-panel'
import type { Plant } from 'shared-ui/validators/garden/plant'
import styles from './PlantPhoto.module.css'
import { plantPhotoPath, plantPhotoSet } from './plant-photo.ts'

/** A plant's photo, 768×768, at any width. */
export function PlantPhoto({ plant }: { plant: Plant }) {
  return (
    <img
      className={styles.photo}
      src={plantPhotoPath(plant, 768)}
      srcSet={plantPhotoSet(plant)}
      sizes="(max-width: 48rem) 92vw, 32rem"
      width={768}
      height={768}
      alt={VIEW_PLANT.photo(plant.name)}
    />
  )
}

/** A small photo for tables; decorative, because the plant's name is beside it. */
export function PlantThumbnail({ plant }: { plant: Plant }) {
  return (
    <img
      className={styles.thumbnail}
      src={plantPhotoPath(plant, 320)}
      width={320}
      height={320}
      loading="lazy"
      alt=""
    />
  )
}
