import type { Plant } from 'shared-ui/validators/plant'

/** The address of a plant's picture at about this width (C-07). */
export const plantPhotoAddress = ({ _id, photo }: Pick<Plant, '_id' | 'photo'>, width: number): string =>
  `/api/plant/find-photo?${new URLSearchParams({ plantID: _id, width: String(width), v: photo })}`
