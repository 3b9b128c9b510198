import type { Plant } from 'shared-ui/validators/garden/plant'

/** Returns the address of a plant's photo in about this width, in pixels. */
export const plantPhotoAddress = ({ _id, photo }: Pick<Plant, '_id' | 'photo'>, width: number): string =>
  `/api/plant/find-photo?${new URLSearchParams({ plantID: _id, width: String(width), v: photo })}`
