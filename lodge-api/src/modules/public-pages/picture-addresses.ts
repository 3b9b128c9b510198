const picture = (what: 'room' | 'plant', query: Record<string, string>): string =>
  `/api/${what}/find-photo?${String(new URLSearchParams(query))}`

/** Where a room's picture lies on either site, in its full size (N-06, C-07). */
export const roomPicture = (roomID: string, version: string): string =>
  picture('room', { roomID, width: '1024', v: version })

/** The same for a plant's. */
export const plantPicture = (plantID: string, version: string): string =>
  picture('plant', { plantID, width: '768', v: version })
