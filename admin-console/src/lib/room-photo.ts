import { ROOM_PHOTO_WIDTHS } from 'shared-ui/rules/photo-sizes'

/** N-06, C-07: where the picture of a room is, at one of its kept widths; `version` makes it one that never changes. */
export const roomPhotoPath = (roomID: string, version: string, width: number): string =>
  `/api/room/find-photo?${new URLSearchParams({ roomID, width: String(width), v: version }).toString()}`

/** The same at every width, for the browser to choose from. */
export const roomPhotoSet = (roomID: string, version: string): string =>
  ROOM_PHOTO_WIDTHS.map((width) => `${roomPhotoPath(roomID, version, width)} ${width}w`).join(', ')
