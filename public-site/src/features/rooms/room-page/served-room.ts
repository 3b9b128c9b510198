import type { RoomTexts } from 'shared-ui/copy/rooms/room-page'
import { ROOM_PAGE_PLACEHOLDERS, SERVED_ROOM_ID } from 'shared-ui/rules/room-page-marks'
import { type Room, RoomResponse } from 'shared-ui/validators/rooms/room'
import * as v from 'valibot'

/** The texts that the build renders, which the server replaces; undefined in the browser. */
export const placeholderTexts = (): RoomTexts | undefined =>
  typeof document === 'undefined' ? ROOM_PAGE_PLACEHOLDERS : undefined

/** Returns the room embedded in this document if it is the requested one, so that the first render equals the page. */
export function servedRoom(roomID: string): Room | undefined {
  if (typeof document === 'undefined') return undefined
  const embedded = document.getElementById(SERVED_ROOM_ID)?.textContent
  if (!embedded) return undefined
  const room = v.safeParse(RoomResponse, JSON.parse(embedded))
  return room.success && room.output._id === roomID ? room.output : undefined
}
