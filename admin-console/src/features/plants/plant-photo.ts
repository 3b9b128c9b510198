import { PLANT_PHOTO_WIDTHS } from 'shared-ui/rules/photo-sizes'
import type { Plant } from 'shared-ui/validators/plant'

/** N-06, C-07: where a plant's picture is, at one of its kept widths; its version makes it one that never changes. */
export const plantPhotoPath = ({ _id, photo }: Pick<Plant, '_id' | 'photo'>, width: number): string =>
  `/api/plant/find-photo?${new URLSearchParams({ plantID: _id, width: String(width), v: photo }).toString()}`

/** The same at every width, for the browser to choose from. */
export const plantPhotoSet = (plant: Pick<Plant, '_id' | 'photo'>): string =>
  PLANT_PHOTO_WIDTHS.map((width) => `${plantPhotoPath(plant, width)} ${width}w`).join(', ')
