import { PLANT_PHOTO_WIDTHS } from 'shared-ui/rules/photos/photo-sizes'
import type { Plant } from 'shared-ui/validators/garden/plant'

/** Returns the URL of a plant's photo at one of the stored widths; the version makes it immutable for caches. */
export const plantPhotoPath = ({ _id, photo }: Pick<Plant, '_id' | 'photo'>, width: number): string =>
  `/api/plant/find-photo?${new URLSearchParams({ plantID: _id, width: String(width), v: photo }).toString()}`

/** Returns the `srcset` of a plant's photo. */
export const plantPhotoSet = (plant: Pick<Plant, '_id' | 'photo'>): string =>
  PLANT_PHOTO_WIDTHS.map((width) => `${plantPhotoPath(plant, width)} ${width}w`).join(', ')
