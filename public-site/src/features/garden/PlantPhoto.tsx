import { PLANT_PHOTO_WIDTHS } from 'shared-ui/rules/photo-sizes'
import type { Plant } from 'shared-ui/validators/plant'
import { plantPhotoAddress } from '../../lib/plant-photo-address.ts'
import styles from './PlantPhoto.module.css'

export type PlantPhotoProps = {
  plant: Pick<Plant, '_id' | 'photo'>
  /** What is to be seen; `''` beside the plant's name. */
  alt: string
  /** How wide it is drawn, for the browser to choose by. */
  sizes: string
  /** `lazy` for what is further down, `first` for what is seen before the page's code comes. */
  loading: 'eager' | 'lazy' | 'first'
}

/** N-06, C-07: a plant's picture, a square of 768×768, at the kept width that fits. */
export function PlantPhoto({ plant, alt, sizes, loading }: PlantPhotoProps) {
  return (
    <img
      className={styles.photo}
      alt={alt}
      sizes={sizes}
      loading={loading === 'lazy' ? 'lazy' : 'eager'}
      fetchPriority={loading === 'first' ? 'high' : 'auto'}
      src={plantPhotoAddress(plant, 768)}
      srcSet={PLANT_PHOTO_WIDTHS.map((width) => `${plantPhotoAddress(plant, width)} ${width}w`).join(', ')}
      width={768}
      height={768}
      decoding="async"
    />
  )
}
