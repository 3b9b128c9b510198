import { ROOM_PHOTO_WIDTHS } from 'shared-ui/rules/photos/photo-sizes'

/** Returns the URL of a room's photo at one of the stored widths; `version` makes it immutable for caches. */
export const roomPhotoPath = (roomID: string, version: string, width: number): string =>
  `/api/room/find-photo?${new URLSearchParams({ roomID, width: String(width), v: version }).toString()}`

/** Returns the `srcset` of a room's photo. */
export const roomPhotoSet = (roomID: string, version: string): string =>
  ROOM_PHOTO_WIDTHS.map((width) => `${roomPhotoPath(roomID, version, width)} ${width}w`).join(', ')
