import { PLANT_PHOTO_WIDTHS } from 'shared-ui/rules/photos/photo-sizes'
import type { Plant } from 'shared-ui/validators/garden/plant'
import { plantPhotoAddress } from '../../lib/pictures/plant-photo-address.ts'
import styles from './PlantPhoto.module.css'

export type PlantPhotoProps = {
  plant: Pick<Plant, '_id' | 'photo'>
  /** The alternative text; `''` beside the plant's name. */
  alt: string
  /** The `sizes` attribute: how wide the photo is shown. */
  sizes: string
  /** `lazy` further down the page, `first` for the photo that is visible before the page's code loads. */
  loading: 'eager' | 'lazy' | 'first'
}

/** A plant's photo, a square of at most 768 px, in the stored width that fits. */
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
